// placeholder until the generator has run
