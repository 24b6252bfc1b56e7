cd src && rg -n "fn main" --glob '*.rs' | head -20; sed -n 1,5p 'a b.txt' || cat <<'EOF' > out
EOF
FOO=bar git log --oneline $(cat x) `date` "\$HOME" {a,b}* 2>&1 &
