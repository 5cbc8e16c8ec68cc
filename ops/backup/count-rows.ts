import { Transform, type TransformCallback } from 'node:stream';
import type { Rows } from './label.ts';

/** How much of a line is read: names of tables are short, and our own lines end a dump. */
const LOOKED_AT = 20_000;
const NEWLINE = 10;
const INSERT = /^INSERT INTO `([^`]+)` VALUES( \()?/;

/**
 * Passes a dump through and counts its rows by table. Each row is on its own line, behind `INSERT INTO` or by
 * itself; a line break inside a value is written as `\n`.
 */
export class CountRows extends Transform {
  readonly rows: Rows = {};
  /** Our own comments in it, first to last. */
  readonly comments: string[] = [];
  #table = '';
  #line: Buffer[] = [];
  #length = 0;

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      this.#keep(chunk.subarray(from, at));
      this.#look();
      from = at + 1;
    }
    this.#keep(chunk.subarray(from));
    done(null, chunk);
  }

  #keep(piece: Buffer): void {
    if (this.#length >= LOOKED_AT || piece.length === 0) return;
    this.#line.push(piece.subarray(0, LOOKED_AT - this.#length));
    this.#length += piece.length;
  }

  #look(): void {
    const [first] = this.#line;
    if (first?.[0] === 0x28) this.#count();
    else if (first?.[0] === 0x49) this.#insert(this.#text());
    else if (first?.[0] === 0x2d) this.#comment(this.#text());
    this.#line = [];
    this.#length = 0;
  }

  #text = () => Buffer.concat(this.#line).toString();

  #insert(line: string): void {
    const [, table, row] = INSERT.exec(line) ?? [];
    if (table) this.#table = table;
    if (row) this.#count();
  }

  #comment(line: string): void {
    if (line.startsWith('-- jaanu ')) this.comments.push(line);
  }

  #count(): void {
    this.rows[this.#table] = (this.rows[this.#table] ?? 0) + 1;
  }
}
