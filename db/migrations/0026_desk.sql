CREATE TABLE `desk_links` (
	`digest` varchar(43) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`name` varchar(60) NOT NULL,
	`role` varchar(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`expires_at` datetime(3) NOT NULL,
	`used_at` datetime(3),
	`created_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	CONSTRAINT `desk_links_digest` PRIMARY KEY(`digest`)
);
--> statement-breakpoint
CREATE TABLE `desk_passkeys` (
	`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`digest` varchar(43) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`name` varchar(60) NOT NULL,
	`role` varchar(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`credential_id` varchar(1400) NOT NULL,
	`public_key` varbinary(4096) NOT NULL,
	`counter` int unsigned NOT NULL DEFAULT 0,
	`used_at` datetime(3),
	`created_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	CONSTRAINT `desk_passkeys_id` PRIMARY KEY(`id`),
	CONSTRAINT `desk_passkeys_digest_uq` UNIQUE(`digest`)
);
--> statement-breakpoint
CREATE TABLE `desk_sessions` (
	`digest` varchar(43) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`name` varchar(60) NOT NULL,
	`role` varchar(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`expires_at` datetime(3) NOT NULL,
	`seen_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	`created_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	CONSTRAINT `desk_sessions_digest` PRIMARY KEY(`digest`)
);
--> statement-breakpoint
ALTER TABLE `payments` ADD `bank_reference` varchar(64) CHARACTER SET ascii COLLATE ascii_bin;--> statement-breakpoint
CREATE INDEX `desk_links_name_ix` ON `desk_links` (`name`);--> statement-breakpoint
CREATE INDEX `desk_passkeys_name_ix` ON `desk_passkeys` (`name`);--> statement-breakpoint
CREATE INDEX `desk_sessions_name_ix` ON `desk_sessions` (`name`);--> statement-breakpoint
CREATE INDEX `payments_bank_ix` ON `payments` (`bank_reference`);