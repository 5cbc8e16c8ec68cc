import { type ComponentType, useEffect, useState } from 'react';

interface HintProps {
  onPutAway: () => void;
}

/** The place of the hint: fetches its code when it is due; where that fails, there is none. */
export const LazyInstallHint = (props: HintProps) => {
  const [Hint, setHint] = useState<ComponentType<HintProps> | null>(null);
  useEffect(() => {
    import('./InstallHint.tsx').then(
      ({ InstallHint }) => setHint(() => InstallHint),
      () => undefined,
    );
  }, []);
  return Hint && <Hint {...props} />;
};
