CREATE TABLE `chat_stories` (
	`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`session_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`through_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`content` text NOT NULL,
	`key_id` varchar(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`created_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	CONSTRAINT `chat_stories_id` PRIMARY KEY(`id`),
	CONSTRAINT `chat_stories_chat_uq` UNIQUE(`session_id`)
);
--> statement-breakpoint
ALTER TABLE `chat_stories` ADD CONSTRAINT `chat_stories_session_id_chat_sessions_id_fk` FOREIGN KEY (`session_id`) REFERENCES `chat_sessions`(`id`) ON DELETE cascade ON UPDATE no action;