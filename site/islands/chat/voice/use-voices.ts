import { useEffect, useState } from 'react';
import { onVoices, type Voices } from '../../../browser/voice/voices.ts';

const NONE: Voices = [];

/** The languages that this browser can read out; none until that is known. */
export const useVoices = (): Voices => {
  const [voices, setVoices] = useState(NONE);
  useEffect(() => onVoices(window, setVoices), []);
  return voices;
};
