/** What is counted before a reward is given; each over the last day unless stated otherwise. */
export interface ReferralCounts {
  /** Rewards of this referrer, credited or held. */
  ofReferrer: number;
  ofReferrerEver: number;
  /** Those for friends in this friend's wide network. */
  ofReferrerHere: number;
  ofReferrerHereEver: number;
  /** Rewards of anybody for friends in this wide network. */
  here: number;
  /** Credited rewards of anybody. */
  credited: number;
}

/** A friend's network and device, as far as they speak against the friend. */
export interface Friendship {
  /** The browser sent no traits: a script, or very rare. */
  isFaceless: boolean;
  /** The friend has the referrer's own kind of device, in the referrer's own network. */
  isLikeReferrer: boolean;
}

/** Beyond these nothing is given. */
const MOST = { hereADay: 200, ofReferrerHereADay: 10, ofReferrerHereEver: 30, ofReferrerEver: 300 };

/** From these on a reward waits for the friend to write. */
const AT_ONCE = { hereADay: 20, ofReferrerHereADay: 3 };

export type ReferralRuling = 'credited' | 'held' | 'capped';

/**
 * Whether a reward is given immediately, held until the friend has written, or not given. A carrier has thousands behind
 * one network: what many referrers bring from it is held long before it is capped.
 * @param caps `daily` of one referrer; `ceiling` of all rewards of a day; `scale` widens all others above 1; 0: none of them
 */
export function rule(
  counts: ReferralCounts,
  { isFaceless, isLikeReferrer }: Friendship,
  caps: { daily: number; ceiling: number; scale: number },
): ReferralRuling {
  const reaches = (count: number, most: number) =>
    caps.scale > 0 && count >= most * Math.max(1, caps.scale);
  if (counts.ofReferrer >= caps.daily) return 'capped';
  const capped =
    reaches(counts.ofReferrerEver, MOST.ofReferrerEver) ||
    reaches(counts.ofReferrerHere, MOST.ofReferrerHereADay) ||
    reaches(counts.ofReferrerHereEver, MOST.ofReferrerHereEver) ||
    reaches(counts.here, MOST.hereADay);
  if (capped) return 'capped';
  const held =
    isFaceless ||
    isLikeReferrer ||
    counts.credited >= caps.ceiling ||
    reaches(counts.ofReferrerHere, AT_ONCE.ofReferrerHereADay) ||
    reaches(counts.here, AT_ONCE.hereADay);
  return held ? 'held' : 'credited';
}
