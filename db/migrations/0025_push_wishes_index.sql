CREATE INDEX `push_wishes_ask_ix` ON `push_wishes` (`ask_at`,`sent_on`);--> statement-breakpoint
DROP INDEX `push_wishes_due_ix` ON `push_wishes`;
