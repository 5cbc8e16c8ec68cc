import { points } from '../draw/path.ts';
import { line, shape } from '../draw/svg.ts';

/** A low chair of cane with a cushion. */
export const chair =
  '<ellipse cx="640" cy="512" rx="150" ry="14" fill="#4a4030" opacity=".35" filter="url(#crisp)"/>' +
  line(points('566 420, 552 470, 546 512'), '#8a5428', 10) +
  line(points('716 420, 732 470, 738 512'), '#8a5428', 10) +
  shape(
    points('560 430!, 540 340, 556 270, 600 240, 640 234, 680 240, 724 270, 740 340, 720 430!'),
    '#c98d4a',
  ) +
  shape(
    points('574 424!, 558 344, 572 286, 606 260, 640 256, 674 260, 708 286, 722 344, 706 424!'),
    '#efcf94',
  ) +
  `<path d="${[582, 606, 630, 654, 678, 700].map((x) => `M${x} 424q${Math.round((x - 640) * 0.1)}-80 ${Math.round((640 - x) * 0.14)}-162`).join('')}${[300, 332, 364, 396].map((y) => `M566 ${y}q74 12 148 0`).join('')}" fill="none" stroke="#b57c3e" stroke-width="3" opacity=".7"/>` +
  shape(points('548 418!, 556 404, 724 404, 732 418!, 726 442, 554 442'), '#b5733a') +
  shape(points('552 412, 566 392, 640 384, 714 392, 728 412, 712 428, 568 428'), '#d9604a') +
  shape(points('556 410, 568 394, 640 386, 690 390, 610 402'), '#f6957a') +
  shape(points('604 392!, 596 340, 612 312, 664 306, 684 330, 688 390!'), '#2f7f7a') +
  shape(points('604 392!, 596 340, 612 312, 636 309, 620 350, 626 392!'), '#63b0a0') +
  line(points('548 380, 536 392, 540 436'), '#a5662f', 11) +
  line(points('732 380, 744 392, 740 436'), '#a5662f', 11);

/** A stool at its side, a notebook on it. */
export const stool =
  '<ellipse cx="452" cy="514" rx="84" ry="10" fill="#4a4030" opacity=".35" filter="url(#crisp)"/>' +
  line(points('404 432, 396 512'), '#7a4824', 9) +
  line(points('500 432, 508 512'), '#7a4824', 9) +
  '<ellipse cx="452" cy="434" rx="76" ry="15" fill="#8a5428"/><ellipse cx="452" cy="427" rx="76" ry="15" fill="#d9a066"/><ellipse cx="440" cy="424" rx="54" ry="8" fill="#f2cc96"/>' +
  '<path d="M458 420l44-6 16 9-46 8z" fill="#7a2454"/><path d="M462 418l40-6 12 7-42 7z" fill="#fffaf0"/>' +
  line(points('480 421, 502 416'), '#c9552f', 3);
