ALTER TABLE `users` ADD `used_at` datetime(3);--> statement-breakpoint
ALTER TABLE `users` ADD `used_seconds` int DEFAULT 0 NOT NULL;