CREATE TABLE `daily_views` (
	`day` varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`page` varchar(120) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`campaign` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`source` varchar(120) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
	`views` int NOT NULL,
	CONSTRAINT `daily_views_pk` PRIMARY KEY(`day`,`page`,`campaign`,`source`)
);
--> statement-breakpoint
ALTER TABLE `payments` ADD `paid_at` datetime(3);--> statement-breakpoint
CREATE INDEX `payments_created_ix` ON `payments` (`created_at`);--> statement-breakpoint
CREATE INDEX `payments_paid_ix` ON `payments` (`paid_at`);--> statement-breakpoint
CREATE INDEX `refunds_created_ix` ON `refunds` (`created_at`);--> statement-breakpoint
CREATE INDEX `users_created_ix` ON `users` (`created_at`);--> statement-breakpoint
-- By hand: when orders were paid that were settled before this column was there, by the ledger; of erased buyers by their order.
UPDATE `payments` SET `paid_at` = COALESCE((SELECT `created_at` FROM `balance_entries` WHERE `reason` = 'pack' AND `reference` = `payments`.`id`), `created_at`) WHERE `status` IN ('success', 'refunded');
