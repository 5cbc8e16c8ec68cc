import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import satori from 'satori';
import sharp from 'sharp';
import { ORIGIN } from '../pictures/origin.ts';
import { MARIGOLD, WORDMARK } from './og-drawings.ts';

/** What a picture for sharing says. */
export interface Card {
  /** Small words above the title. */
  over: string;
  title: string;
  /** Small words below it. */
  under: string;
  /** A portrait or a cover on the right, as SVG; what is too wide loses its sides. */
  drawing?: string;
}

export const CARD_SIZE = { width: 1200, height: 630 };

const { resolve } = createRequire(import.meta.url);
const face = readFile(resolve('@fontsource/eczar/files/eczar-latin-600-normal.woff'));
const rupee = readFile(resolve('@fontsource/eczar/files/eczar-devanagari-600-normal.woff'));

const dataUri = (type: string, data: Buffer | string) =>
  `data:${type};base64,${Buffer.from(data).toString('base64')}`;

type Style = Record<string, string | number>;
interface Element {
  type: string;
  props: Record<string, unknown>;
}

const box = (style: Style, ...children: (Element | string)[]): Element => ({
  type: 'div',
  // Without border-box a box with padding is wider than its place, and text runs over.
  props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children },
});

const image = (src: string, style: Style): Element => ({ type: 'img', props: { src, style } });

/** Draws a card as PNG. */
export async function drawCard({ over, title, under, drawing }: Card): Promise<Buffer> {
  const picture =
    drawing &&
    dataUri(
      'image/png',
      await sharp(Buffer.from(drawing)).resize({ width: 504, height: 630 }).png().toBuffer(),
    );
  // A long title beside a drawing has half the room.
  const isLong = title.length > (picture ? 24 : 48);
  const text = box(
    {
      flexDirection: 'column',
      justifyContent: 'center',
      gap: 24,
      padding: '48px 72px',
      width: picture ? 720 : 1020,
      height: '100%',
    },
    image(dataUri('image/svg+xml', WORDMARK), { width: 170, height: 56, flexShrink: 0 }),
    box({ marginTop: 30, fontSize: 30, color: '#f2b445' }, over),
    box({ fontSize: isLong ? (picture ? 58 : 62) : 76, lineHeight: 1.1 }, title),
    box({ fontSize: 32, color: '#f3dbe6' }, under),
  );
  const card = box(
    {
      width: '100%',
      height: '100%',
      color: '#fff7f1',
      backgroundImage: 'linear-gradient(155deg, #7a2454, #47122f)',
    },
    image(dataUri('image/svg+xml', MARIGOLD), {
      position: 'absolute',
      top: -170,
      right: -150,
      width: 520,
      height: 520,
      opacity: 0.3,
    }),
    text,
    ...(picture
      ? [image(picture, { position: 'absolute', right: 0, width: 504, height: 630 })]
      : []),
  );
  const fonts = [
    { name: 'Eczar', weight: 600 as const, data: await face },
    { name: 'Eczar', weight: 600 as const, data: await rupee },
  ];
  // Satori's types ask for React's elements; it reads plain ones of the same shape.
  const svg = await satori(card as never, { ...CARD_SIZE, fonts });
  return sharp(Buffer.from(svg)).png({ palette: true }).withXmp(ORIGIN).toBuffer();
}
