import { z } from 'zod';

/** What the operators' desk needs; without a port there is none. */
export const deskVariables = {
  /** TCP port of the operators' desk; unset: there is none. */
  DESK_PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port')
    .transform(Number)
    .pipe(z.int().min(1, 'must be a port').max(65535, 'must be a port'))
    .optional(),
  /** Address the desk listens on. */
  DESK_HOST: z.string().default('127.0.0.1'),
  /** How operators' browsers know the desk; unset: http://localhost with its port, over a tunnel. */
  DESK_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://desk.jaanu.example' })
    .refine((text) => URL.canParse(text) && new URL(text).origin === text, {
      error: 'must be an origin alone, without a path or a slash at the end',
    })
    .optional(),
};

type Environment = z.output<z.ZodObject<typeof deskVariables>>;

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

/** What would send operators' sessions over an open wire, or takes the product's own port: a variable and what is wrong with it. */
export function deskMistakes(
  e: Environment & { PORT?: number | undefined },
): { path: string; message: string }[] {
  if (e.DESK_PORT === undefined) return [];
  const origin = new URL(e.DESK_ORIGIN ?? 'http://localhost');
  const mistakes = [];
  if (e.DESK_PORT === e.PORT) {
    const message = 'must be another port than PORT, and that of no other process';
    mistakes.push({ path: 'DESK_PORT', message });
  }
  if (origin.protocol !== 'https:' && origin.hostname !== 'localhost') {
    const message = 'must be https, or http://localhost behind a tunnel';
    mistakes.push({ path: 'DESK_ORIGIN', message });
  }
  if (!LOOPBACK.includes(e.DESK_HOST) && origin.protocol !== 'https:') {
    const message = 'may be seen from other machines only behind a proxy: set DESK_ORIGIN to https';
    mistakes.push({ path: 'DESK_HOST', message });
  }
  return mistakes;
}

export interface DeskConfig {
  host: string;
  port: number;
  /** The only address it answers under. */
  origin: string;
}

/** The desk's part of the settings; undefined where there is none. */
export const readDesk = (e: Environment): DeskConfig | undefined =>
  e.DESK_PORT === undefined
    ? undefined
    : {
        host: e.DESK_HOST,
        port: e.DESK_PORT,
        origin: e.DESK_ORIGIN ?? `http://localhost:${e.DESK_PORT}`,
      };
