import type { z } from 'zod';
import type { AgentLinks } from '../../domain/chat/agent-links.ts';
import type { ReplyEngine, Services } from '../../domain/ports.ts';
import type { EndpointState, Seats } from './ladder/endpoint.ts';
import type { PromptParts } from './prompt/compose.ts';

/** A variable, and what is wrong with it. */
export interface Mistake {
  path: string;
  message: string;
}

/** What an engine may run on beside its settings. */
export interface EngineParts extends Omit<PromptParts, 'portraits'> {
  /** The folder `content/`. */
  content: string;
  /** The built-in engine: answers where no model is asked. */
  scripted: ReplyEngine;
  /** Answers a waiting visitor where no model could; undefined: there is no fallback. */
  fallback: ReplyEngine | undefined;
  /** Which agent of an outside service is whose. */
  links: AgentLinks;
  /** Running calls of models, of all processes; undefined: each process limits its own. */
  seats?: Seats | undefined;
  /** The longest a visitor waits for a reply, in milliseconds. */
  totalMs: number;
  fetch: typeof fetch;
  log: { warn(data: object, text: string): void };
  /** Called with a server's state when it changes. */
  onState?: (endpoint: string, state: EndpointState) => void;
}

/** An engine at work. */
export type StartedEngine = Pick<Services, 'replyEngine' | 'storyteller' | 'deleteAgent'>;

/** The engine of the settings, and how to put it to work. */
export interface ActiveEngine {
  readonly name: string;
  /** Each reply is a call of a model, and costs something. */
  readonly asksModels: boolean;
  start(parts: EngineParts): Promise<StartedEngine>;
}

/** One reply engine, as the registry knows it. */
export interface EngineModule {
  /** Its name in `REPLY_ENGINE`. */
  readonly name: string;
  /** Its environment variables. README's table and .env.example have them too, or a test fails. */
  readonly variables: z.ZodRawShape;
  /** The address of the server that chats are sent to; undefined: they stay here. */
  server(env: NodeJS.ProcessEnv): string | undefined;
  /** Mistakes in its settings as a whole, if it is chosen. */
  mistakes(e: object): Mistake[];
  activate(e: object): ActiveEngine;
}

/** A module, with the types of its own variables and settings. */
export function defineEngine<V extends z.ZodRawShape, S>(definition: {
  name: string;
  variables: V;
  /** Absent: chats stay here, and no model is asked. */
  server?(env: NodeJS.ProcessEnv): string;
  mistakes(e: z.output<z.ZodObject<V>>): Mistake[];
  settings(e: z.output<z.ZodObject<V>>): S;
  start(settings: S, parts: EngineParts): Promise<StartedEngine>;
}): EngineModule {
  // The environment was parsed with these very variables.
  const own = (e: object) => e as z.output<z.ZodObject<V>>;
  const { name, variables, server } = definition;
  return {
    name,
    variables,
    server: (env) => server?.(env),
    mistakes: (e) => definition.mistakes(own(e)),
    activate(e) {
      const settings = definition.settings(own(e));
      const start = (parts: EngineParts) => definition.start(settings, parts);
      return { name, asksModels: server !== undefined, start };
    },
  };
}
