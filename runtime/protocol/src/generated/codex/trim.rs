// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/trim.rs.j2 from schema/codex/**/*.json.

//! What an older version does not have, so that it is left out of messages to its speakers.

use crate::support::{TrimMember, TrimType};

pub(super) static TYPES: &[TrimType] = &[
    // GetAccountResponse
    TrimType::Object(&[
        TrimMember {
            name: "account",
            since: 0,
            until: usize::MAX,
            inner: Some(1),
            map: false,
        },
        TrimMember {
            name: "userId",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "workspaceRouting",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // Account
    TrimType::Tagged("type", &[("chatgpt", 2)]),
    // AccountChatgpt
    TrimType::Object(&[TrimMember {
        name: "workspaceName",
        since: 1,
        until: usize::MAX,
        inner: None,
        map: false,
    }]),
    // AccountUpdatedNotification
    TrimType::Object(&[TrimMember {
        name: "planType",
        since: 1,
        until: usize::MAX,
        inner: None,
        map: false,
    }]),
    // AccountRateLimitsUpdatedNotification
    TrimType::Object(&[TrimMember {
        name: "rateLimits",
        since: 0,
        until: usize::MAX,
        inner: Some(5),
        map: false,
    }]),
    // RateLimitSnapshot
    TrimType::Object(&[
        TrimMember {
            name: "limitId",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "limitName",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "normalModelSlug",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "individualLimit",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "spendControlReached",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "rateLimitReachedType",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // CommandExecutionRequestApprovalParams
    TrimType::Object(&[
        TrimMember {
            name: "kind",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "startedAtMs",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "approvalId",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "environmentId",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "networkApprovalContext",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "additionalPermissions",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "proposedNetworkPolicyAmendments",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "availableDecisions",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // FileChangeRequestApprovalParams
    TrimType::Object(&[TrimMember {
        name: "startedAtMs",
        since: 1,
        until: usize::MAX,
        inner: None,
        map: false,
    }]),
    // ConfigReadResponse
    TrimType::Object(&[
        TrimMember {
            name: "config",
            since: 0,
            until: usize::MAX,
            inner: Some(13),
            map: false,
        },
        TrimMember {
            name: "origins",
            since: 0,
            until: usize::MAX,
            inner: Some(9),
            map: true,
        },
        TrimMember {
            name: "layers",
            since: 0,
            until: usize::MAX,
            inner: Some(10),
            map: false,
        },
    ]),
    // ConfigLayerMetadata
    TrimType::Object(&[TrimMember {
        name: "name",
        since: 0,
        until: usize::MAX,
        inner: Some(11),
        map: false,
    }]),
    // ConfigLayer
    TrimType::Object(&[TrimMember {
        name: "name",
        since: 0,
        until: usize::MAX,
        inner: Some(11),
        map: false,
    }]),
    // ConfigLayerSource
    TrimType::Tagged("type", &[("user", 12)]),
    // ConfigLayerSourceUser
    TrimType::Object(&[TrimMember {
        name: "profile",
        since: 1,
        until: usize::MAX,
        inner: None,
        map: false,
    }]),
    // Config
    TrimType::Object(&[
        TrimMember {
            name: "model_auto_compact_token_limit_scope",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "approvals_reviewer",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "client_search_provider",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "tools",
            since: 0,
            until: usize::MAX,
            inner: Some(14),
            map: false,
        },
        TrimMember {
            name: "profile",
            since: 0,
            until: 0,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "profiles",
            since: 0,
            until: 0,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "service_tier",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "apps",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "browser_use",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "computer_use",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "desktop",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // ToolsV2
    TrimType::Object(&[TrimMember {
        name: "view_image",
        since: 0,
        until: 0,
        inner: None,
        map: false,
    }]),
    // InitializeResponse
    TrimType::Object(&[
        TrimMember {
            name: "codexHome",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "platformFamily",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "platformOs",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // UserInput
    TrimType::Tagged("type", &[("image", 17), ("localImage", 18)]),
    // UserInputImage
    TrimType::Object(&[
        TrimMember {
            name: "fileId",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "detail",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // UserInputLocalImage
    TrimType::Object(&[TrimMember {
        name: "detail",
        since: 1,
        until: usize::MAX,
        inner: None,
        map: false,
    }]),
    // FunctionCallOutputBody
    TrimType::Untagged(&[20]),
    // FunctionCallOutputContentItem
    TrimType::Tagged("type", &[("input_image", 21)]),
    // FunctionCallOutputContentItemInputImage
    TrimType::Object(&[
        TrimMember {
            name: "file_id",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "detail",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // ThreadItem
    TrimType::Tagged(
        "type",
        &[
            ("userMessage", 23),
            ("agentMessage", 24),
            ("functionCallOutput", 25),
            ("plan", 26),
            ("reasoning", 27),
            ("commandExecution", 28),
            ("fileChange", 29),
            ("mcpToolCall", 30),
            ("collabAgentToolCall", 31),
            ("webSearch", 32),
            ("imageView", 33),
            ("enteredReviewMode", 34),
            ("exitedReviewMode", 35),
            ("contextCompaction", 36),
        ],
    ),
    // ThreadItemUserMessage
    TrimType::Object(&[
        TrimMember {
            name: "clientId",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "content",
            since: 0,
            until: usize::MAX,
            inner: Some(16),
            map: false,
        },
        TrimMember {
            name: "startedAtMs",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "completedAtMs",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // ThreadItemAgentMessage
    TrimType::Object(&[
        TrimMember {
            name: "moderation",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "phase",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "memoryCitation",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "delivery",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "questions",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "startedAtMs",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "completedAtMs",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // ThreadItemFunctionCallOutput
    TrimType::Object(&[TrimMember {
        name: "output",
        since: 0,
        until: usize::MAX,
        inner: Some(19),
        map: false,
    }]),
    // ThreadItemPlan
    TrimType::Object(&[
        TrimMember {
            name: "startedAtMs",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "completedAtMs",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // ThreadItemReasoning
    TrimType::Object(&[
        TrimMember {
            name: "startedAtMs",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "completedAtMs",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // ThreadItemCommandExecution
    TrimType::Object(&[
        TrimMember {
            name: "pluginId",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "scriptPath",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "source",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "startedAtMs",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "completedAtMs",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // ThreadItemFileChange
    TrimType::Object(&[
        TrimMember {
            name: "startedAtMs",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "completedAtMs",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // ThreadItemMcpToolCall
    TrimType::Object(&[
        TrimMember {
            name: "appContext",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "mcpAppResourceUri",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "mcpAppUi",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "pluginId",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "readOnlyHint",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "result",
            since: 0,
            until: usize::MAX,
            inner: Some(37),
            map: false,
        },
        TrimMember {
            name: "startedAtMs",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "completedAtMs",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // ThreadItemCollabAgentToolCall
    TrimType::Object(&[
        TrimMember {
            name: "model",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "reasoningEffort",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "startedAtMs",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "completedAtMs",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // ThreadItemWebSearch
    TrimType::Object(&[
        TrimMember {
            name: "results",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "startedAtMs",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "completedAtMs",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // ThreadItemImageView
    TrimType::Object(&[
        TrimMember {
            name: "startedAtMs",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "completedAtMs",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // ThreadItemEnteredReviewMode
    TrimType::Object(&[
        TrimMember {
            name: "startedAtMs",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "completedAtMs",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // ThreadItemExitedReviewMode
    TrimType::Object(&[
        TrimMember {
            name: "startedAtMs",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "completedAtMs",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // ThreadItemContextCompaction
    TrimType::Object(&[
        TrimMember {
            name: "startedAtMs",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "completedAtMs",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // McpToolCallResult
    TrimType::Object(&[TrimMember {
        name: "_meta",
        since: 1,
        until: usize::MAX,
        inner: None,
        map: false,
    }]),
    // ItemStartedNotification
    TrimType::Object(&[
        TrimMember {
            name: "item",
            since: 0,
            until: usize::MAX,
            inner: Some(22),
            map: false,
        },
        TrimMember {
            name: "startedAtMs",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // ItemCompletedNotification
    TrimType::Object(&[
        TrimMember {
            name: "item",
            since: 0,
            until: usize::MAX,
            inner: Some(22),
            map: false,
        },
        TrimMember {
            name: "contentTokenCount",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "completedAtMs",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // ModelListResponse
    TrimType::Object(&[TrimMember {
        name: "data",
        since: 0,
        until: usize::MAX,
        inner: Some(41),
        map: false,
    }]),
    // Model
    TrimType::Object(&[
        TrimMember {
            name: "upgradeInfo",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "availabilityNux",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "modelSpecialty",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "hidden",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "multiAgentVersion",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "additionalSpeedTiers",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "serviceTiers",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "defaultServiceTier",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "availableAccessPrograms",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // SandboxPolicy
    TrimType::Tagged("type", &[("readOnly", 43)]),
    // SandboxPolicyReadOnly
    TrimType::Object(&[TrimMember {
        name: "networkAccess",
        since: 1,
        until: usize::MAX,
        inner: None,
        map: false,
    }]),
    // Thread
    TrimType::Object(&[
        TrimMember {
            name: "environments",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "extra",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "sessionId",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "forkedFromId",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "attachedToThreadId",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "parentThreadId",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "ephemeral",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "section",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "sectionEnteredAt",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "projectId",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "historyMode",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "model",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "reasoningEffort",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "recencyAt",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "status",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "originator",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "source",
            since: 0,
            until: usize::MAX,
            inner: Some(45),
            map: false,
        },
        TrimMember {
            name: "canAcceptDirectInput",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "threadSource",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "agentNickname",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "agentRole",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "name",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "daybreakEnabled",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "turns",
            since: 0,
            until: usize::MAX,
            inner: Some(64),
            map: false,
        },
    ]),
    // SessionSource
    TrimType::External(&[("subAgent", 46)]),
    // SubAgentSource
    TrimType::External(&[("thread_spawn", 47)]),
    // ThreadSpawnSource
    TrimType::Object(&[
        TrimMember {
            name: "agent_path",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "agent_nickname",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "agent_role",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // ThreadStartResponse
    TrimType::Object(&[
        TrimMember {
            name: "thread",
            since: 0,
            until: usize::MAX,
            inner: Some(44),
            map: false,
        },
        TrimMember {
            name: "serviceTier",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "disabledPluginIds",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "runtimeWorkspaceRoots",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "instructionSources",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "approvalsReviewer",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "sandbox",
            since: 0,
            until: usize::MAX,
            inner: Some(42),
            map: false,
        },
        TrimMember {
            name: "activePermissionProfile",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "multiAgentMode",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // ThreadResumeResponse
    TrimType::Object(&[
        TrimMember {
            name: "thread",
            since: 0,
            until: usize::MAX,
            inner: Some(44),
            map: false,
        },
        TrimMember {
            name: "serviceTier",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "disabledPluginIds",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "runtimeWorkspaceRoots",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "instructionSources",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "approvalsReviewer",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "sandbox",
            since: 0,
            until: usize::MAX,
            inner: Some(42),
            map: false,
        },
        TrimMember {
            name: "activePermissionProfile",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "collaborationMode",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "multiAgentMode",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "initialTurnsPage",
            since: 1,
            until: usize::MAX,
            inner: Some(50),
            map: false,
        },
        TrimMember {
            name: "turnsBackwardsCursor",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "itemsBackwardsCursor",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // TurnsPage
    TrimType::Object(&[TrimMember {
        name: "data",
        since: 0,
        until: usize::MAX,
        inner: Some(64),
        map: false,
    }]),
    // ThreadForkResponse
    TrimType::Object(&[
        TrimMember {
            name: "thread",
            since: 0,
            until: usize::MAX,
            inner: Some(44),
            map: false,
        },
        TrimMember {
            name: "serviceTier",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "disabledPluginIds",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "runtimeWorkspaceRoots",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "instructionSources",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "approvalsReviewer",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "sandbox",
            since: 0,
            until: usize::MAX,
            inner: Some(42),
            map: false,
        },
        TrimMember {
            name: "activePermissionProfile",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "multiAgentMode",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // ThreadReadResponse
    TrimType::Object(&[
        TrimMember {
            name: "thread",
            since: 0,
            until: usize::MAX,
            inner: Some(44),
            map: false,
        },
        TrimMember {
            name: "readState",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // ThreadListResponse
    TrimType::Object(&[
        TrimMember {
            name: "data",
            since: 0,
            until: usize::MAX,
            inner: Some(44),
            map: false,
        },
        TrimMember {
            name: "readStates",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "backwardsCursor",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // ThreadUnarchiveResponse
    TrimType::Object(&[TrimMember {
        name: "thread",
        since: 0,
        until: usize::MAX,
        inner: Some(44),
        map: false,
    }]),
    // ThreadTurnsListResponse
    TrimType::Object(&[TrimMember {
        name: "data",
        since: 0,
        until: usize::MAX,
        inner: Some(64),
        map: false,
    }]),
    // ThreadItemsListResponse
    TrimType::Object(&[TrimMember {
        name: "data",
        since: 0,
        until: usize::MAX,
        inner: Some(57),
        map: false,
    }]),
    // ThreadItemEntry
    TrimType::Object(&[TrimMember {
        name: "item",
        since: 0,
        until: usize::MAX,
        inner: Some(22),
        map: false,
    }]),
    // ThreadStartedNotification
    TrimType::Object(&[TrimMember {
        name: "thread",
        since: 0,
        until: usize::MAX,
        inner: Some(44),
        map: false,
    }]),
    // ThreadTokenUsageUpdatedNotification
    TrimType::Object(&[TrimMember {
        name: "tokenUsage",
        since: 0,
        until: usize::MAX,
        inner: Some(60),
        map: false,
    }]),
    // ThreadTokenUsage
    TrimType::Object(&[
        TrimMember {
            name: "total",
            since: 0,
            until: usize::MAX,
            inner: Some(61),
            map: false,
        },
        TrimMember {
            name: "last",
            since: 0,
            until: usize::MAX,
            inner: Some(61),
            map: false,
        },
    ]),
    // TokenUsageBreakdown
    TrimType::Object(&[TrimMember {
        name: "cacheWriteInputTokens",
        since: 1,
        until: usize::MAX,
        inner: None,
        map: false,
    }]),
    // DynamicToolCallParams
    TrimType::Object(&[TrimMember {
        name: "namespace",
        since: 1,
        until: usize::MAX,
        inner: None,
        map: false,
    }]),
    // ToolRequestUserInputParams
    TrimType::Object(&[
        TrimMember {
            name: "isBlocking",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "autoResolutionMs",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // Turn
    TrimType::Object(&[
        TrimMember {
            name: "rootTurnId",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "items",
            since: 0,
            until: usize::MAX,
            inner: Some(22),
            map: false,
        },
        TrimMember {
            name: "itemsView",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "error",
            since: 0,
            until: usize::MAX,
            inner: Some(65),
            map: false,
        },
        TrimMember {
            name: "startedAt",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "completedAt",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "durationMs",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // TurnError
    TrimType::Object(&[TrimMember {
        name: "misalignment",
        since: 1,
        until: usize::MAX,
        inner: None,
        map: false,
    }]),
    // TurnStartResponse
    TrimType::Object(&[TrimMember {
        name: "turn",
        since: 0,
        until: usize::MAX,
        inner: Some(64),
        map: false,
    }]),
    // TurnStartedNotification
    TrimType::Object(&[TrimMember {
        name: "turn",
        since: 0,
        until: usize::MAX,
        inner: Some(64),
        map: false,
    }]),
    // TurnCompletedNotification
    TrimType::Object(&[TrimMember {
        name: "turn",
        since: 0,
        until: usize::MAX,
        inner: Some(64),
        map: false,
    }]),
    // ErrorNotification
    TrimType::Object(&[TrimMember {
        name: "error",
        since: 0,
        until: usize::MAX,
        inner: Some(65),
        map: false,
    }]),
    // CollaborationModeListResponse
    TrimType::Object(&[TrimMember {
        name: "data",
        since: 0,
        until: usize::MAX,
        inner: Some(71),
        map: false,
    }]),
    // CollaborationModeMask
    TrimType::Object(&[TrimMember {
        name: "developer_instructions",
        since: 0,
        until: 0,
        inner: None,
        map: false,
    }]),
];
