import { HAS_HOT } from '#contract/chat-types.ts';
import { Glyph } from './Icon.tsx';

const HOT = HAS_HOT && {
  erotic:
    'M12 3.500c.6 3.5 5.5 5.3 5.5 10.300a5.5 5.5 0 0 1-11 0c0-2.2 1-3.8 2.3-5 .2 1.5.8 2.3 1.7 2.800C10.2 8.8 10.3 6 12 3.500z',
};

/** Line drawings on a 24 by 24 grid that a chat does without: it has few bytes to spare. */
const PATHS = {
  person:
    'M12 12a4 4 0 1 0 0-8a4 4 0 0 0 0 8zM4.500 20c.8-3.600 3.900-5.500 7.500-5.500s6.700 1.900 7.500 5.500',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  gift: 'M4.500 11v8.500h15V11M3.500 7.500h17V11h-17zM12 7.500v12M12 7.500C9 7.500 7.500 6.500 7.500 5.200S9.800 3 12 7.500c2.200-4.500 4.500-3.600 4.500-2.300S15 7.500 12 7.500z',
  copy: 'M9 9h10.500v10.500H9zM15 9V4.500H4.500V15H9',
  pencil: 'M4.5 19.500l1-4L16 5l3 3L8.500 18.500zM13.500 7.500l3 3',
  share: 'M12 15V4M8 7.500L12 3.500l4 4M5.500 12v7.500h13V12',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13a6.5 6.5 0 0 0 0 13zM15.5 15.5L20 20',
  flag: 'M6 20.500V4M6 5c4-2 8 2 12 0v8.500c-4 2-8-2-12 0',
  book: 'M12 7c-2-1.500-4.500-2-8-2v13c3.500 0 6 .5 8 2 2-1.500 4.500-2 8-2V5c-3.500 0-6 .5-8 2zM12 7v13',
  bell: 'M6 16.500V11a6 6 0 0 1 12 0v5.500l1.500 1.500h-15zM10 20.500h4',
  bin: 'M5 7h14M10 7V4.500h4V7M7 7l1 12.500h8L17 7M10.500 10.500v5.500M13.500 10.500v5.500',
  truelove:
    'M12 20C6 15.7 3.5 12.6 3.5 9.200A4.7 4.7 0 0 1 12 6.600a4.7 4.7 0 0 1 8.5 2.600C20.5 12.6 18 15.7 12 20z',
  ...HOT,
  friendly:
    'M12 4.500c4.7 0 8.5 3 8.5 7s-3.8 7-8.5 7c-1 0-2-.1-2.9-.4L4.5 20l1.4-3.600a6.4 6.4 0 0 1-2.4-4.900c0-4 3.8-7 8.5-7zM8.5 11.500h.01M12 11.500h.01M15.5 11.500h.01',
  romantic:
    'M12 12.500a3 3 0 0 1-3-3C9 7 12 4 12 4s3 3 3 5.500a3 3 0 0 1-3 3zM9 9.500c-2.5-.7-4.5.3-4.5.3.3 3.7 3.3 6.2 7.5 6.200s7.2-2.5 7.5-6.200c0 0-2-1-4.5-.3M12 16v4.5',
} as const;

/** A decorative icon in the colour of the text around it; a name for it stands beside it. */
export const MoreIcon = ({ name, size }: { name: keyof typeof PATHS; size?: number }) => (
  <Glyph path={PATHS[name] ?? ''} size={size} />
);
