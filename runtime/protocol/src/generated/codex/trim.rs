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
    // AppInfo
    TrimType::Object(&[
        TrimMember {
            name: "iconAssets",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "iconDarkAssets",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "branding",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "appMetadata",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "labels",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "isEnabled",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "pluginDisplayNames",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // AppListUpdatedNotification
    TrimType::Object(&[TrimMember {
        name: "data",
        since: 0,
        until: usize::MAX,
        inner: Some(6),
        map: false,
    }]),
    // AppsListResponse
    TrimType::Object(&[TrimMember {
        name: "data",
        since: 0,
        until: usize::MAX,
        inner: Some(6),
        map: false,
    }]),
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
            inner: Some(16),
            map: false,
        },
        TrimMember {
            name: "origins",
            since: 0,
            until: usize::MAX,
            inner: Some(12),
            map: true,
        },
        TrimMember {
            name: "layers",
            since: 0,
            until: usize::MAX,
            inner: Some(13),
            map: false,
        },
    ]),
    // ConfigLayerMetadata
    TrimType::Object(&[TrimMember {
        name: "name",
        since: 0,
        until: usize::MAX,
        inner: Some(14),
        map: false,
    }]),
    // ConfigLayer
    TrimType::Object(&[TrimMember {
        name: "name",
        since: 0,
        until: usize::MAX,
        inner: Some(14),
        map: false,
    }]),
    // ConfigLayerSource
    TrimType::Tagged("type", &[("user", 15)]),
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
            inner: Some(17),
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
    // ConfigWriteResponse
    TrimType::Object(&[TrimMember {
        name: "overriddenMetadata",
        since: 0,
        until: usize::MAX,
        inner: Some(19),
        map: false,
    }]),
    // OverriddenMetadata
    TrimType::Object(&[TrimMember {
        name: "overridingLayer",
        since: 0,
        until: usize::MAX,
        inner: Some(12),
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
    // EventMsg
    TrimType::Tagged(
        "type",
        &[("session_configured", 22), ("raw_response_item", 23)],
    ),
    // EventMsgSessionConfigured
    TrimType::Object(&[TrimMember {
        name: "initial_messages",
        since: 0,
        until: usize::MAX,
        inner: Some(21),
        map: false,
    }]),
    // EventMsgRawResponseItem
    TrimType::Object(&[TrimMember {
        name: "item",
        since: 0,
        until: usize::MAX,
        inner: Some(29),
        map: false,
    }]),
    // CodexEventNotification
    TrimType::Object(&[TrimMember {
        name: "msg",
        since: 0,
        until: usize::MAX,
        inner: Some(21),
        map: false,
    }]),
    // FeedbackUploadResponse
    TrimType::Object(&[TrimMember {
        name: "promptHash",
        since: 1,
        until: usize::MAX,
        inner: None,
        map: false,
    }]),
    // FuzzyFileSearchResponse
    TrimType::Object(&[TrimMember {
        name: "files",
        since: 0,
        until: usize::MAX,
        inner: Some(27),
        map: false,
    }]),
    // FuzzyFileSearchResult
    TrimType::Object(&[TrimMember {
        name: "match_type",
        since: 1,
        until: usize::MAX,
        inner: None,
        map: false,
    }]),
    // FuzzyFileSearchSessionUpdatedNotification
    TrimType::Object(&[TrimMember {
        name: "files",
        since: 0,
        until: usize::MAX,
        inner: Some(27),
        map: false,
    }]),
    // ResponseItem
    TrimType::Tagged(
        "type",
        &[
            ("message", 30),
            ("reasoning", 31),
            ("local_shell_call", 32),
            ("function_call", 33),
            ("function_call_output", 34),
            ("custom_tool_call", 35),
            ("custom_tool_call_output", 36),
            ("web_search_call", 37),
            ("compaction", 38),
        ],
    ),
    // ResponseItemMessage
    TrimType::Object(&[
        TrimMember {
            name: "content",
            since: 0,
            until: usize::MAX,
            inner: Some(39),
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
            name: "end_turn",
            since: 0,
            until: 0,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "encrypted_content",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "internal_chat_message_metadata_passthrough",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // ResponseItemReasoning
    TrimType::Object(&[TrimMember {
        name: "internal_chat_message_metadata_passthrough",
        since: 1,
        until: usize::MAX,
        inner: None,
        map: false,
    }]),
    // ResponseItemLocalShellCall
    TrimType::Object(&[
        TrimMember {
            name: "encrypted_content",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "internal_chat_message_metadata_passthrough",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // ResponseItemFunctionCall
    TrimType::Object(&[
        TrimMember {
            name: "namespace",
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
            name: "encrypted_content",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "encrypted_function_args",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "internal_chat_message_metadata_passthrough",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // ResponseItemFunctionCallOutput
    TrimType::Object(&[
        TrimMember {
            name: "id",
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
            name: "namespace",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "output",
            since: 0,
            until: usize::MAX,
            inner: Some(45),
            map: false,
        },
        TrimMember {
            name: "internal_chat_message_metadata_passthrough",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // ResponseItemCustomToolCall
    TrimType::Object(&[
        TrimMember {
            name: "namespace",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "encrypted_content",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "internal_chat_message_metadata_passthrough",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // ResponseItemCustomToolCallOutput
    TrimType::Object(&[
        TrimMember {
            name: "id",
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
            name: "output",
            since: 0,
            until: usize::MAX,
            inner: Some(45),
            map: false,
        },
        TrimMember {
            name: "internal_chat_message_metadata_passthrough",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // ResponseItemWebSearchCall
    TrimType::Object(&[
        TrimMember {
            name: "encrypted_content",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "internal_chat_message_metadata_passthrough",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // ResponseItemCompaction
    TrimType::Object(&[
        TrimMember {
            name: "id",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "internal_chat_message_metadata_passthrough",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // ContentItem
    TrimType::Tagged("type", &[("input_image", 40), ("output_text", 41)]),
    // ContentItemInputImage
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
    // ContentItemOutputText
    TrimType::Object(&[
        TrimMember {
            name: "annotations",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "logprobs",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // UserInput
    TrimType::Tagged("type", &[("image", 43), ("localImage", 44)]),
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
    TrimType::Untagged(&[46]),
    // FunctionCallOutputContentItem
    TrimType::Tagged("type", &[("input_image", 47)]),
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
            ("userMessage", 49),
            ("agentMessage", 50),
            ("functionCallOutput", 51),
            ("plan", 52),
            ("reasoning", 53),
            ("commandExecution", 54),
            ("fileChange", 55),
            ("mcpToolCall", 56),
            ("collabAgentToolCall", 57),
            ("webSearch", 58),
            ("imageView", 59),
            ("enteredReviewMode", 60),
            ("exitedReviewMode", 61),
            ("contextCompaction", 62),
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
            inner: Some(42),
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
        inner: Some(45),
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
            inner: Some(67),
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
    // ItemStartedNotification
    TrimType::Object(&[
        TrimMember {
            name: "item",
            since: 0,
            until: usize::MAX,
            inner: Some(48),
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
            inner: Some(48),
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
    // RawResponseItemCompletedNotification
    TrimType::Object(&[TrimMember {
        name: "item",
        since: 0,
        until: usize::MAX,
        inner: Some(29),
        map: false,
    }]),
    // RawResponseCompletedNotification
    TrimType::Object(&[TrimMember {
        name: "usage",
        since: 0,
        until: usize::MAX,
        inner: Some(111),
        map: false,
    }]),
    // McpToolCallResult
    TrimType::Object(&[TrimMember {
        name: "_meta",
        since: 1,
        until: usize::MAX,
        inner: None,
        map: false,
    }]),
    // SessionConfiguredNotification
    TrimType::Object(&[TrimMember {
        name: "initialMessages",
        since: 0,
        until: usize::MAX,
        inner: Some(21),
        map: false,
    }]),
    // ConversationSummary
    TrimType::Object(&[TrimMember {
        name: "source",
        since: 0,
        until: usize::MAX,
        inner: Some(70),
        map: false,
    }]),
    // LegacySessionSource
    TrimType::External(&[("subagent", 104)]),
    // GetConversationSummaryResponse
    TrimType::Object(&[TrimMember {
        name: "summary",
        since: 0,
        until: usize::MAX,
        inner: Some(69),
        map: false,
    }]),
    // ListConversationsResponse
    TrimType::Object(&[TrimMember {
        name: "items",
        since: 0,
        until: usize::MAX,
        inner: Some(69),
        map: false,
    }]),
    // ResumeConversationResponse
    TrimType::Object(&[TrimMember {
        name: "initialMessages",
        since: 0,
        until: usize::MAX,
        inner: Some(21),
        map: false,
    }]),
    // ForkConversationResponse
    TrimType::Object(&[TrimMember {
        name: "initialMessages",
        since: 0,
        until: usize::MAX,
        inner: Some(21),
        map: false,
    }]),
    // ExecCommandApprovalParams
    TrimType::Object(&[TrimMember {
        name: "approvalId",
        since: 1,
        until: usize::MAX,
        inner: None,
        map: false,
    }]),
    // AccountLoginCompletedNotification
    TrimType::Object(&[TrimMember {
        name: "onboardingEntrypoint",
        since: 1,
        until: usize::MAX,
        inner: None,
        map: false,
    }]),
    // ListMcpServerStatusResponse
    TrimType::Object(&[TrimMember {
        name: "data",
        since: 0,
        until: usize::MAX,
        inner: Some(80),
        map: false,
    }]),
    // McpServerOauthLoginCompletedNotification
    TrimType::Object(&[
        TrimMember {
            name: "threadId",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "loginId",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // McpServerOauthLoginResponse
    TrimType::Object(&[TrimMember {
        name: "loginId",
        since: 1,
        until: usize::MAX,
        inner: None,
        map: false,
    }]),
    // McpServerStatus
    TrimType::Object(&[
        TrimMember {
            name: "runtimeStatus",
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
            name: "httpOrigin",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "serverInfo",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "serverCapabilities",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "toolListMeta",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "toolsError",
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
        inner: Some(82),
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
    // PluginDetail
    TrimType::Object(&[
        TrimMember {
            name: "skills",
            since: 0,
            until: usize::MAX,
            inner: Some(85),
            map: false,
        },
        TrimMember {
            name: "onboardingSkill",
            since: 0,
            until: usize::MAX,
            inner: Some(85),
            map: false,
        },
    ]),
    // PluginReadResponse
    TrimType::Object(&[TrimMember {
        name: "plugin",
        since: 0,
        until: usize::MAX,
        inner: Some(83),
        map: false,
    }]),
    // SkillSummary
    TrimType::Object(&[TrimMember {
        name: "interface",
        since: 0,
        until: usize::MAX,
        inner: Some(99),
        map: false,
    }]),
    // QueuedSubmission
    TrimType::Object(&[TrimMember {
        name: "input",
        since: 0,
        until: usize::MAX,
        inner: Some(42),
        map: false,
    }]),
    // ThreadQueueAddResponse
    TrimType::Object(&[TrimMember {
        name: "queuedSubmission",
        since: 0,
        until: usize::MAX,
        inner: Some(86),
        map: false,
    }]),
    // ThreadQueueListResponse
    TrimType::Object(&[TrimMember {
        name: "data",
        since: 0,
        until: usize::MAX,
        inner: Some(86),
        map: false,
    }]),
    // ThreadQueueStartResponse
    TrimType::Object(&[TrimMember {
        name: "turn",
        since: 0,
        until: usize::MAX,
        inner: Some(132),
        map: false,
    }]),
    // ThreadQueueUpdateResponse
    TrimType::Object(&[TrimMember {
        name: "queuedSubmission",
        since: 0,
        until: usize::MAX,
        inner: Some(86),
        map: false,
    }]),
    // ConfigRequirements
    TrimType::Object(&[
        TrimMember {
            name: "modelProvider",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "modelProviders",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "allowedLoginMethods",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "cliAuthCredentialsStore",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "chatgptBaseUrl",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "additionalDeveloperInstructions",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "allowedApprovalsReviewers",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "allowedWindowsSandboxImplementations",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "allowedPermissionProfiles",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "defaultPermissions",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "allowedWebSearchModes",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "allowManagedHooksOnly",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "allowBrowserAndComputerUse",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "allowAppshots",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "allowRemoteControl",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "computerUse",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "browserUse",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "inAppBrowser",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "featureRequirements",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "hooks",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "network",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "application",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "autoReview",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "models",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "sqliteHome",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "logDir",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "modelCatalogJson",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "checkForUpdateOnStartup",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "allowLoginShell",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "feedback",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "otel",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // ConfigRequirementsReadResponse
    TrimType::Object(&[
        TrimMember {
            name: "supportsIndependentSpeedModes",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "requirements",
            since: 0,
            until: usize::MAX,
            inner: Some(91),
            map: false,
        },
    ]),
    // ReviewStartResponse
    TrimType::Object(&[TrimMember {
        name: "turn",
        since: 0,
        until: usize::MAX,
        inner: Some(132),
        map: false,
    }]),
    // SandboxPolicy
    TrimType::Tagged("type", &[("readOnly", 95)]),
    // SandboxPolicyReadOnly
    TrimType::Object(&[TrimMember {
        name: "networkAccess",
        since: 1,
        until: usize::MAX,
        inner: None,
        map: false,
    }]),
    // ThreadSettings
    TrimType::Object(&[TrimMember {
        name: "sandboxPolicy",
        since: 0,
        until: usize::MAX,
        inner: Some(94),
        map: false,
    }]),
    // ThreadSettingsUpdatedNotification
    TrimType::Object(&[TrimMember {
        name: "threadSettings",
        since: 0,
        until: usize::MAX,
        inner: Some(96),
        map: false,
    }]),
    // SkillsListResponse
    TrimType::Object(&[TrimMember {
        name: "data",
        since: 0,
        until: usize::MAX,
        inner: Some(101),
        map: false,
    }]),
    // SkillInterface
    TrimType::Object(&[
        TrimMember {
            name: "iconSmallUrl",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "iconLargeUrl",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // SkillMetadata
    TrimType::Object(&[
        TrimMember {
            name: "interface",
            since: 0,
            until: usize::MAX,
            inner: Some(99),
            map: false,
        },
        TrimMember {
            name: "pluginId",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
    // SkillsListEntry
    TrimType::Object(&[TrimMember {
        name: "skills",
        since: 0,
        until: usize::MAX,
        inner: Some(100),
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
            inner: Some(103),
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
            inner: Some(132),
            map: false,
        },
    ]),
    // SessionSource
    TrimType::External(&[("subAgent", 104)]),
    // SubAgentSource
    TrimType::External(&[("thread_spawn", 105)]),
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
    // ThreadReadResponse
    TrimType::Object(&[
        TrimMember {
            name: "thread",
            since: 0,
            until: usize::MAX,
            inner: Some(102),
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
    // ThreadUnarchiveResponse
    TrimType::Object(&[TrimMember {
        name: "thread",
        since: 0,
        until: usize::MAX,
        inner: Some(102),
        map: false,
    }]),
    // ThreadStartedNotification
    TrimType::Object(&[TrimMember {
        name: "thread",
        since: 0,
        until: usize::MAX,
        inner: Some(102),
        map: false,
    }]),
    // ThreadTokenUsageUpdatedNotification
    TrimType::Object(&[TrimMember {
        name: "tokenUsage",
        since: 0,
        until: usize::MAX,
        inner: Some(110),
        map: false,
    }]),
    // ThreadTokenUsage
    TrimType::Object(&[
        TrimMember {
            name: "total",
            since: 0,
            until: usize::MAX,
            inner: Some(111),
            map: false,
        },
        TrimMember {
            name: "last",
            since: 0,
            until: usize::MAX,
            inner: Some(111),
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
    // TurnsPage
    TrimType::Object(&[TrimMember {
        name: "data",
        since: 0,
        until: usize::MAX,
        inner: Some(132),
        map: false,
    }]),
    // ThreadTurnsListResponse
    TrimType::Object(&[TrimMember {
        name: "data",
        since: 0,
        until: usize::MAX,
        inner: Some(132),
        map: false,
    }]),
    // ThreadItemsListResponse
    TrimType::Object(&[TrimMember {
        name: "data",
        since: 0,
        until: usize::MAX,
        inner: Some(115),
        map: false,
    }]),
    // ThreadItemEntry
    TrimType::Object(&[TrimMember {
        name: "item",
        since: 0,
        until: usize::MAX,
        inner: Some(48),
        map: false,
    }]),
    // ThreadItemsReadResponse
    TrimType::Object(&[TrimMember {
        name: "data",
        since: 0,
        until: usize::MAX,
        inner: Some(115),
        map: false,
    }]),
    // ThreadRevertResponse
    TrimType::Object(&[TrimMember {
        name: "thread",
        since: 0,
        until: usize::MAX,
        inner: Some(102),
        map: false,
    }]),
    // ThreadRollbackResponse
    TrimType::Object(&[TrimMember {
        name: "thread",
        since: 0,
        until: usize::MAX,
        inner: Some(102),
        map: false,
    }]),
    // ThreadListResponse
    TrimType::Object(&[
        TrimMember {
            name: "data",
            since: 0,
            until: usize::MAX,
            inner: Some(102),
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
    // ThreadMetadataUpdateResponse
    TrimType::Object(&[TrimMember {
        name: "thread",
        since: 0,
        until: usize::MAX,
        inner: Some(102),
        map: false,
    }]),
    // ThreadSearchResponse
    TrimType::Object(&[TrimMember {
        name: "data",
        since: 0,
        until: usize::MAX,
        inner: Some(122),
        map: false,
    }]),
    // ThreadSearchResult
    TrimType::Object(&[TrimMember {
        name: "thread",
        since: 0,
        until: usize::MAX,
        inner: Some(102),
        map: false,
    }]),
    // ThreadStartResponse
    TrimType::Object(&[
        TrimMember {
            name: "thread",
            since: 0,
            until: usize::MAX,
            inner: Some(102),
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
            inner: Some(94),
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
            inner: Some(102),
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
            inner: Some(94),
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
            inner: Some(112),
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
    // ThreadForkResponse
    TrimType::Object(&[
        TrimMember {
            name: "thread",
            since: 0,
            until: usize::MAX,
            inner: Some(102),
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
            inner: Some(94),
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
    // ThreadTimelineEntry
    TrimType::Tagged("type", &[("item", 127), ("turnCompleted", 128)]),
    // ThreadTimelineEntryItem
    TrimType::Object(&[TrimMember {
        name: "item",
        since: 0,
        until: usize::MAX,
        inner: Some(48),
        map: false,
    }]),
    // ThreadTimelineEntryTurnCompleted
    TrimType::Object(&[TrimMember {
        name: "error",
        since: 0,
        until: usize::MAX,
        inner: Some(133),
        map: false,
    }]),
    // ThreadTimelineListResponse
    TrimType::Object(&[TrimMember {
        name: "data",
        since: 0,
        until: usize::MAX,
        inner: Some(126),
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
            inner: Some(48),
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
            inner: Some(133),
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
        inner: Some(132),
        map: false,
    }]),
    // TurnStartedNotification
    TrimType::Object(&[TrimMember {
        name: "turn",
        since: 0,
        until: usize::MAX,
        inner: Some(132),
        map: false,
    }]),
    // TurnCompletedNotification
    TrimType::Object(&[TrimMember {
        name: "turn",
        since: 0,
        until: usize::MAX,
        inner: Some(132),
        map: false,
    }]),
    // ErrorNotification
    TrimType::Object(&[TrimMember {
        name: "error",
        since: 0,
        until: usize::MAX,
        inner: Some(133),
        map: false,
    }]),
    // CollaborationModeListResponse
    TrimType::Object(&[TrimMember {
        name: "data",
        since: 0,
        until: usize::MAX,
        inner: Some(139),
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
    // GetAccountRateLimitsResponse
    TrimType::Object(&[
        TrimMember {
            name: "ordinaryUsageAllowed",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "rateLimits",
            since: 0,
            until: usize::MAX,
            inner: Some(5),
            map: false,
        },
        TrimMember {
            name: "rateLimitsByLimitId",
            since: 1,
            until: usize::MAX,
            inner: Some(5),
            map: true,
        },
        TrimMember {
            name: "rateLimitResetCredits",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "accountId",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
        TrimMember {
            name: "rateLimitUpsell",
            since: 1,
            until: usize::MAX,
            inner: None,
            map: false,
        },
    ]),
];
