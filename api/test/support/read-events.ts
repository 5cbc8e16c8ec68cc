/** One server-sent event. */
export interface SentEvent {
  event: string;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the event carries
  data: any;
}

/** The events of an answer, each as soon as its bytes are here. */
export async function* readEvents(response: Response): AsyncGenerator<SentEvent> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    rest += decoder.decode(chunk as Uint8Array, { stream: true });
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const match = /^event: (\w+)\ndata: (.*)$/.exec(block);
      if (match) yield { event: match[1] ?? '', data: JSON.parse(match[2] ?? '') };
    }
  }
}
