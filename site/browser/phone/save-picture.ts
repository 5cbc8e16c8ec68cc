const WIDTH = 720;
const LINE = 64;
const MARGIN = 56;

/** Saves numbered words as a picture in the visitor's own downloads. */
export const savePicture = async (name: string, words: readonly string[]): Promise<void> => {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = MARGIN * 2 + LINE * (words.length + 1);
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#1b1b22';
  pen.font = 'bold 36px sans-serif';
  pen.fillText('Jaanu: recovery code', MARGIN, MARGIN + 24);
  pen.font = '34px monospace';
  for (const [at, word] of words.entries()) {
    pen.fillText(`${at + 1}. ${word}`, MARGIN, MARGIN + LINE * (at + 1) + 34);
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};
