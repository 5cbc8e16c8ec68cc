CREATE TABLE `browsers` (
	`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`user_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`credential_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`fingerprint` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`system` varchar(60) NOT NULL DEFAULT '',
	`created_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	`last_seen_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	`signed_out_at` datetime(3),
	CONSTRAINT `browsers_id` PRIMARY KEY(`id`),
	CONSTRAINT `browsers_credential_uq` UNIQUE(`credential_id`),
	CONSTRAINT `browsers_fingerprint_uq` UNIQUE(`user_id`,`fingerprint`)
);
--> statement-breakpoint
CREATE TABLE `disputes` (
	`provider` varchar(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`id` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`order_id` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`amount` decimal(10,2) NOT NULL,
	`status` varchar(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`stage` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`reason` varchar(120) NOT NULL,
	`respond_by` datetime(3),
	`said_at` datetime(3) NOT NULL,
	`created_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	CONSTRAINT `disputes_pk` PRIMARY KEY(`provider`,`id`),
	CONSTRAINT `disputes_status_ck` CHECK(status in ('open', 'closed'))
);
--> statement-breakpoint
CREATE TABLE `handoff_codes` (
	`digest` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`user_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`path` varchar(120) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`expires_at` datetime(3) NOT NULL,
	`spent_at` datetime(3),
	`created_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	CONSTRAINT `handoff_codes_digest` PRIMARY KEY(`digest`)
);
--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`user_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`digest` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`created_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	CONSTRAINT `recovery_codes_user_id` PRIMARY KEY(`user_id`),
	CONSTRAINT `recovery_codes_digest_uq` UNIQUE(`digest`)
);
--> statement-breakpoint
ALTER TABLE `balance_entries` DROP CONSTRAINT `balance_entries_reason_ck`;--> statement-breakpoint
ALTER TABLE `referrals` ADD `network` varchar(45) CHARACTER SET ascii COLLATE ascii_bin;--> statement-breakpoint
ALTER TABLE `referrals` ADD `status` varchar(8) CHARACTER SET ascii COLLATE ascii_bin DEFAULT 'credited' NOT NULL;--> statement-breakpoint
ALTER TABLE `referrals` ADD `settled_at` datetime(3);--> statement-breakpoint
ALTER TABLE `users` ADD `wide_network` varchar(45) CHARACTER SET ascii COLLATE ascii_bin;--> statement-breakpoint
ALTER TABLE `browsers` ADD CONSTRAINT `browsers_user_id_users_id_fk` FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE `handoff_codes` ADD CONSTRAINT `handoff_codes_user_id_users_id_fk` FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE `recovery_codes` ADD CONSTRAINT `recovery_codes_user_id_users_id_fk` FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX `browsers_fingerprint_ix` ON `browsers` (`fingerprint`);--> statement-breakpoint
CREATE INDEX `disputes_open_ix` ON `disputes` (`status`,`respond_by`);--> statement-breakpoint
CREATE INDEX `handoff_codes_expires_ix` ON `handoff_codes` (`expires_at`);--> statement-breakpoint
ALTER TABLE `balance_entries` ADD CONSTRAINT `balance_entries_reason_ck` CHECK (reason in ('signup', 'message', 'variant', 'release', 'pack', 'referral', 'refund', 'merge', 'adjustment'));--> statement-breakpoint
ALTER TABLE `referrals` ADD CONSTRAINT `referrals_status_ck` CHECK (status in ('credited', 'held', 'lapsed'));--> statement-breakpoint
CREATE INDEX `referrals_network_ix` ON `referrals` (`network`,`created_at`);--> statement-breakpoint
CREATE INDEX `referrals_status_ix` ON `referrals` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `users_wide_network_ix` ON `users` (`wide_network`,`created_at`);--> statement-breakpoint
INSERT INTO `browsers` (`id`, `user_id`, `credential_id`, `fingerprint`, `system`, `created_at`, `last_seen_at`)
SELECT `id`, `id`, `session_id`, `browser_fingerprint`, LEFT(CONCAT_WS(', ', `browser_name`, `os_name`), 60), `created_at`, `last_seen_at` FROM `users`;
