import { type LandingContent, landing } from '#content-reader/kinds/landing.ts';
import { type OperatorContent, operator } from '#content-reader/kinds/operator.ts';
import { PACKS, type Pack } from '#contract/packs.ts';
import { readContent } from './content-file.ts';
import { priceClaims } from './price-claims.ts';

const ANSWERS: Record<keyof OperatorContent['launch'], string> = {
  bestValueIsTrue: 'Nobody has said that the badges of the packs are true.',
  benefitsAreTrue: 'The paywall promises "Unlimited chat time", "24/7 availability" and more.',
  providerAllowsHot: 'The payment provider has not agreed to the "Hot" chats.',
  helpLinesChecked: 'Nobody has rung the help lines.',
  legalPagesRead: 'No lawyer has read privacy, terms and refunds.',
};

/**
 * Content that is not confirmed yet, a line each. The content must be valid.
 * @param packs what is sold
 */
export function launchList(folder: string, packs: readonly Pack[] = PACKS): string[] {
  return readContent(folder).flatMap(({ path, kind, data }) => {
    if (kind === landing) return unverified(path, landing.schema.parse(data));
    if (kind === operator) return unanswered(operator.schema.parse(data), packs);
    return [];
  });
}

const unverified = (path: string, { claims, testimonials }: LandingContent): string[] => [
  ...claims
    .filter(({ verified }) => !verified)
    .map(({ value, label }) => `content/${path}: "${value} ${label}" is not verified.`),
  ...testimonials
    .filter(({ verified }) => !verified)
    .map(({ name, city }) => `content/${path}: the words of ${name}, ${city}, are not verified.`),
];

const unanswered = (
  { confirmed, launch, supportPhone, badges }: OperatorContent,
  packs: readonly Pack[],
): string[] => [
  ...(confirmed ? [] : ['content/operator.yaml: the operator’s details are placeholders.']),
  ...(supportPhone
    ? []
    : [
        'content/operator.yaml (supportPhone): payment providers ask for a phone that is answered.',
      ]),
  ...priceClaims(packs, badges),
  ...Object.entries(ANSWERS)
    .filter(([name]) => !launch[name as keyof typeof launch])
    .map(([name, text]) => `content/operator.yaml (${name}): ${text}`),
];
