/** Line drawings on a 24 by 24 grid. */
const PATHS = {
  back: 'M15 5l-7 7 7 7',
  send: 'M4.5 12L20 4.500l-4.5 15.5-4-6.5-7-1.500zM11.5 13.500L20 4.5',
  plus: 'M12 6v12M6 12h12',
  phone:
    'M6.5 4h3l1.500 4-2 1.500a11 11 0 0 0 5.500 5.500l1.500-2 4 1.500v3a2 2 0 0 1-2.200 2A16 16 0 0 1 4.500 6.200 2 2 0 0 1 6.500 4z',
  again: 'M19 12a7 7 0 1 1-2.200-5.100M19.500 3.500v4.500H15',
  more: 'M5.500 12h.01M12 12h.01M18.500 12h.01',
  close: 'M6 6l12 12M18 6L6 18',
  speaker: 'M5 10v4h3l4.500 4V6L8 10zM16 9a4.500 4.500 0 0 1 0 6',
  mic: 'M12 4a2.500 2.500 0 0 1 2.500 2.500v5a2.500 2.500 0 0 1-5 0v-5A2.500 2.500 0 0 1 12 4zM6 11.500a6 6 0 0 0 12 0M12 17.500v3',
  keep: 'M7 4.500h10v15l-5-4-5 4z',
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative drawing of one line, in the colour of the text around it; a name for it stands beside it. */
export const Glyph = ({ path, size = 24 }: { path: string; size?: number | undefined }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);

/** An icon that a chat needs as well; the others are in MoreIcon.tsx. */
export const Icon = ({ name, size }: { name: IconName; size?: number }) => (
  <Glyph path={PATHS[name]} size={size} />
);
