import { expect, it } from 'vitest';
import { risksOf } from './migration-risks.ts';

const BREAK = '\n--> statement-breakpoint\n';

it.each([
  ["ALTER TABLE `turns` ADD CONSTRAINT `turns_ck` CHECK (status in ('a'));", 'copies'],
  ['ALTER TABLE `turns` MODIFY COLUMN `cost` bigint;', 'copies'],
  ['ALTER TABLE `turns` DROP PRIMARY KEY;', 'copies'],
  ['UPDATE `users` SET `x` = 1;', 'one transaction'],
  ['INSERT INTO `users` SELECT * FROM `others`;', 'one transaction'],
  ['ALTER TABLE `users` DROP COLUMN `x`;', 'release before'],
  ['DROP TABLE `users`;', 'release before'],
  ['ALTER TABLE `users` RENAME COLUMN `x` TO `y`;', 'release before'],
  ['ALTER TABLE `users` ADD `x` int NOT NULL;', 'no default'],
  ['CREATE FULLTEXT INDEX `ix` ON `users` (`x`);', 'locks'],
])('%s is named', (sql, why) => {
  expect(risksOf(`CREATE TABLE \`new\` (id int);${BREAK}${sql}`)).toEqual([
    { statement: 2, why: expect.stringContaining(why) },
  ]);
});

it.each([
  'ALTER TABLE `users` ADD `x` varchar(9);',
  "ALTER TABLE `users` ADD `x` varchar(9) DEFAULT 'a' NOT NULL;",
  'ALTER TABLE `users` ADD CONSTRAINT `fk` FOREIGN KEY (`x`) REFERENCES `y`(`id`) ON DELETE cascade;',
  'ALTER TABLE `users` DROP CONSTRAINT `ck`;',
  'CREATE INDEX `ix` ON `users` (`x`);',
  'CREATE TABLE `x` (id int, CONSTRAINT ck CHECK (id > 0));',
])('%s is not felt', (sql) => {
  expect(risksOf(sql)).toEqual([]);
});

it('changes to a table created in the same migration carry no risk', () => {
  const make = 'CREATE TABLE `new` (id int);';
  const fill = 'INSERT INTO `new` (`id`) SELECT `id` FROM `users`;';
  const check = 'ALTER TABLE `new` ADD CONSTRAINT `ck` CHECK (id > 0);';
  expect(risksOf([make, fill, check].join(BREAK))).toEqual([]);
});

it('an accepted statement passes', () => {
  const copy = 'ALTER TABLE `prompts` ADD CONSTRAINT `ck` CHECK (x > 0);';
  expect(risksOf(`-- accepted: a table of thirty rows\n${copy}`)).toEqual([]);
  expect(risksOf(`-- accepted:\n${copy}`)).toHaveLength(1);
});
