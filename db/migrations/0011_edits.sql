ALTER TABLE `turns` DROP CONSTRAINT `turns_status_ck`;--> statement-breakpoint
ALTER TABLE `turns` ADD `replaces_turn_id` char(36) CHARACTER SET ascii COLLATE ascii_bin;--> statement-breakpoint
ALTER TABLE `turns` ADD CONSTRAINT `turns_replaces_uq` UNIQUE(`replaces_turn_id`);--> statement-breakpoint
ALTER TABLE `turns` ADD CONSTRAINT `turns_status_ck` CHECK (status in ('open', 'answered', 'released', 'replaced'));