CREATE TABLE `cohorts` (
	`day` varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`campaign` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`registered` int NOT NULL,
	`talked` int NOT NULL,
	`used_free` int NOT NULL,
	`at_wall` int NOT NULL,
	`ordered` int NOT NULL,
	`paid` int NOT NULL,
	`paid_again` int NOT NULL,
	`orders_paid` int NOT NULL,
	`rupees` int NOT NULL,
	`d1` int NOT NULL,
	`d7` int NOT NULL,
	`d30` int NOT NULL,
	CONSTRAINT `cohorts_pk` PRIMARY KEY(`day`,`campaign`)
);
--> statement-breakpoint
CREATE TABLE `daily_figures` (
	`day` varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`figure` varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`subject` varchar(160) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`count` int NOT NULL,
	`amount` bigint NOT NULL DEFAULT 0,
	CONSTRAINT `daily_figures_pk` PRIMARY KEY(`day`,`figure`,`subject`)
);
--> statement-breakpoint
CREATE TABLE `daily_views` (
	`day` varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`page` varchar(120) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`campaign` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`source` varchar(120) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`views` int NOT NULL,
	CONSTRAINT `daily_views_pk` PRIMARY KEY(`day`,`page`,`campaign`,`source`)
);
--> statement-breakpoint
CREATE TABLE `operator_log` (
	`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`done_by` varchar(60),
	`command` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`subject` varchar(100) NOT NULL DEFAULT '',
	`reason` varchar(200),
	`words` json NOT NULL,
	`created_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	CONSTRAINT `operator_log_id` PRIMARY KEY(`id`)
);
--> statement-breakpoint
CREATE TABLE `rolled_days` (
	`day` varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`rolled_at` datetime(3),
	`claimed_until` datetime(3),
	CONSTRAINT `rolled_days_day` PRIMARY KEY(`day`)
);
--> statement-breakpoint
CREATE TABLE `setting_changes` (
	`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`name` varchar(80) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`value` json,
	`set_by` varchar(60) NOT NULL,
	`reason` varchar(200),
	`created_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
	CONSTRAINT `setting_changes_id` PRIMARY KEY(`id`)
);
--> statement-breakpoint
ALTER TABLE `payments` ADD `paid_at` datetime(3);--> statement-breakpoint
CREATE INDEX `operator_log_subject_ix` ON `operator_log` (`subject`);--> statement-breakpoint
CREATE INDEX `setting_changes_name_ix` ON `setting_changes` (`name`,`id`);--> statement-breakpoint
CREATE INDEX `payments_created_ix` ON `payments` (`created_at`);--> statement-breakpoint
CREATE INDEX `payments_paid_ix` ON `payments` (`paid_at`);--> statement-breakpoint
CREATE INDEX `refunds_created_ix` ON `refunds` (`created_at`);--> statement-breakpoint
CREATE INDEX `users_created_ix` ON `users` (`created_at`);--> statement-breakpoint
-- accepted: a short table beside messages, and no visitor waits for its rows.
-- By hand: when orders were paid that were settled before this column was there, by the ledger; of erased buyers by their order.
UPDATE `payments` SET `paid_at` = COALESCE((SELECT `created_at` FROM `balance_entries` WHERE `reason` = 'pack' AND `reference` = `payments`.`id`), `created_at`) WHERE `status` IN ('success', 'refunded');
