/**
 * What the marks of a model's template mean. Servers should keep them to themselves; those whose template does not
 * fit the model let them through.
 */
export type Mark =
  /** What follows is a thought. */
  | 'thought'
  /** What came before was one. */
  | 'thought-end'
  /** What follows, to the end of the line or the next mark, names the speaker. */
  | 'role'
  /** The visitor, or the system, speaks from here on. */
  | 'other-speaker'
  /** She does. */
  | 'speaker'
  /** What follows names the channel. */
  | 'channel'
  /** What follows is what is said in the channel. */
  | 'message'
  /** What is being said ends. */
  | 'end'
  /** Means nothing. */
  | 'none';

const THOUGHT =
  'think|thinks|thinking|thought|thoughts|reason|reasoning|reflection|reflect|analysis|scratchpad|inner_monologue|(?:seed|ant|antml):think(?:ing)?';

/** DeepSeek writes its marks with wide strokes and blocks in place of spaces. */
const BAR = '[|｜]';

const KINDS: [Mark, RegExp][] = [
  ['thought', new RegExp(`^<(?:${THOUGHT})(?:\\s[^<>]{0,80})?>$`, 'i')],
  ['thought-end', new RegExp(`^</(?:${THOUGHT})\\s*>$`, 'i')],
  ['thought', /^(?:\[THINK\]|◁think▷|\[INST\]|<<SYS>>|<\|START_THINKING\|>)$/i],
  ['thought', /^<\|begin_of_thought\|>$/i],
  ['thought-end', /^(?:\[\/THINK\]|◁\/think▷|\[\/INST\]|<<\/SYS>>|<\|END_THINKING\|>)$/i],
  ['thought-end', /^<\|end_of_thought\|>$/i],
  ['channel', /^<\|channel\|?>$/i],
  ['thought-end', /^<channel\|>$/i],
  ['message', /^<\|message\|>$/i],
  ['role', /^(?:<\|im_start\|>|<\|start\|>|<\|start_header_id\|>|<start_of_turn>|<\|turn>)$/i],
  ['message', /^<\|end_header_id\|>$/i],
  ['other-speaker', new RegExp(`^<${BAR}(?:user|human|system|observation)${BAR}>$`, 'i')],
  ['speaker', new RegExp(`^<${BAR}(?:assistant|model|bot|chatbot_token)${BAR}>$`, 'i')],
  [
    'end',
    /^(?:<\|(?:im_end|end|return|eot_id|eom_id|endoftext|end_of_text|end_of_turn_token|call)\|>|<\/s>|<eos>|<end_of_turn>|<turn\|>)$/i,
  ],
  ['end', /^<[|｜]end[▁_ ]of[▁_ ]sentence[|｜]>$/i],
];

/** Any of them, anywhere in the text. */
export const ANY_MARK = new RegExp(
  `</?(?:${THOUGHT})(?:\\s[^<>]{0,80})?>|\\[/?(?:THINK|INST)\\]|◁/?think▷|<</?SYS>>|<[|｜][^|｜<>\\s]{1,40}(?: [^|｜<>\\s]{1,20}){0,2}[|｜]?>|<(?:channel|turn)\\|>|</?s>|<(?:eos|bos|pad)>|<(?:start|end)_of_turn>|<unused\\d+>`,
  'gi',
);

/** The end of a text that may yet become a mark. */
export const BEGUN_MARK =
  /(?:<(?:[<|｜/a-z](?:[\w|｜▁/:-][\w|｜▁/: ="-]{0,80})?)?|\[(?:\/?[A-Z]{0,5})|◁(?:\/?[a-z]{0,5}))$/i;

/** What a mark means. */
export const meaningOf = (mark: string): Mark =>
  KINDS.find(([, pattern]) => pattern.test(mark))?.[0] ?? 'none';
