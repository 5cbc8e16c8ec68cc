import { useFetched } from '../../ui/use-fetched.ts';

interface HintProps {
  onPutAway: () => void;
}

const load = () => import('./InstallHint.tsx').then(({ InstallHint }) => InstallHint);

/** The place of the hint: fetches its code when it is due; where that fails, there is none. */
export const LazyInstallHint = (props: HintProps) => {
  const Hint = useFetched(load);
  return Hint && <Hint {...props} />;
};
