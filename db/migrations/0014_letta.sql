CREATE TABLE `letta_conversations` (
	`session_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`letta_agent_id` varchar(100) NOT NULL,
	`conversation_id` varchar(100) NOT NULL,
	`created_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	CONSTRAINT `letta_conversations_session_id` PRIMARY KEY(`session_id`)
);
--> statement-breakpoint
CREATE TABLE `letta_deletions` (
	`letta_id` varchar(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`next_try_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	`created_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	CONSTRAINT `letta_deletions_letta_id` PRIMARY KEY(`letta_id`)
);
--> statement-breakpoint
ALTER TABLE `letta_agents` ADD `held_by` char(36) CHARACTER SET ascii COLLATE ascii_bin;--> statement-breakpoint
ALTER TABLE `letta_agents` ADD `held_until` datetime(3);--> statement-breakpoint
ALTER TABLE `letta_conversations` ADD CONSTRAINT `letta_conversations_session_id_chat_sessions_id_fk` FOREIGN KEY (`session_id`) REFERENCES `chat_sessions`(`id`) ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX `letta_deletions_next_ix` ON `letta_deletions` (`next_try_at`);