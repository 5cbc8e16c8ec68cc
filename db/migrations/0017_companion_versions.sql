CREATE TABLE `companion_versions` (
	`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`companion_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`digest` varchar(22) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`persona` json NOT NULL,
	`about_me` varchar(500),
	`interests` json NOT NULL,
	`created_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	CONSTRAINT `companion_versions_id` PRIMARY KEY(`id`),
	CONSTRAINT `companion_versions_digest_uq` UNIQUE(`companion_id`,`digest`)
);
--> statement-breakpoint
ALTER TABLE `chat_sessions` ADD `persona_digest` varchar(22) CHARACTER SET ascii COLLATE ascii_bin;--> statement-breakpoint
ALTER TABLE `chat_sessions` ADD `other_version` varchar(50);--> statement-breakpoint
ALTER TABLE `companions` ADD `version_digest` varchar(22) CHARACTER SET ascii COLLATE ascii_bin;--> statement-breakpoint
ALTER TABLE `companion_versions` ADD CONSTRAINT `companion_versions_companion_id_companions_id_fk` FOREIGN KEY (`companion_id`) REFERENCES `companions`(`id`) ON DELETE cascade ON UPDATE no action;