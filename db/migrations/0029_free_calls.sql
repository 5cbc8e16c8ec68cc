ALTER TABLE `users` ADD `free_calls` int DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `free_calls_day` varchar(10) CHARACTER SET ascii COLLATE ascii_bin;