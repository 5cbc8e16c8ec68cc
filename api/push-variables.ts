import { z } from 'zod';

const key = (bytes: number) =>
  z
    .string()
    .refine(
      (text) => /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes,
      'must be a key as `npx web-push generate-vapid-keys` makes it',
    );

/** What notifications need; without keys there are none. */
export const pushVariables = {
  /** What browsers subscribe with. */
  PUSH_PUBLIC_KEY: key(65).optional(),
  /** Signs what is sent to push services. */
  PUSH_PRIVATE_KEY: key(32).optional(),
  /** Where a push service writes to when something is wrong. */
  PUSH_CONTACT: z
    .string()
    .regex(/^(?:mailto:\S+@\S+|https:\/\/\S+)$/, 'must be mailto:… or https://…')
    .optional(),
  /** Push services that are taken beside those of the browsers' makers: origins with commas between, for trials. */
  PUSH_SERVICES: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine(
      (origins) => origins.every((one) => URL.canParse(one) && new URL(one).origin === one),
      'must be origins with commas between',
    )
    .optional(),
};

type Environment = z.output<z.ZodObject<typeof pushVariables>>;

const TOGETHER = ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY', 'PUSH_CONTACT'] as const;

/** What keeps notifications from being sent: a variable and what is wrong with it. */
export function pushMistakes(e: Environment): { path: string; message: string }[] {
  const unset = TOGETHER.filter((name) => e[name] === undefined);
  return unset.length === TOGETHER.length
    ? []
    : unset.map((path) => ({ path, message: `must be set with ${TOGETHER.join(', ')}` }));
}

export interface PushConfig {
  publicKey: string;
  privateKey: string;
  /** `mailto:` or an address. */
  contact: string;
  /** Origins of push services beside those of the browsers' makers. */
  services: string[];
}

/** The notifications' part of the settings; undefined where there are none. */
export const readPushConfig = (e: Environment): PushConfig | undefined =>
  e.PUSH_PUBLIC_KEY && e.PUSH_PRIVATE_KEY && e.PUSH_CONTACT
    ? {
        publicKey: e.PUSH_PUBLIC_KEY,
        privateKey: e.PUSH_PRIVATE_KEY,
        contact: e.PUSH_CONTACT,
        services: e.PUSH_SERVICES ?? [],
      }
    : undefined;
