import { z } from 'zod';
import { type Answerer, BusMessage, NodeName, Question, Reply, type Said } from './bus.ts';

/** What one node says to another alone. */
const Letter = z.union([
  z.object({ table: z.string(), message: BusMessage }),
  z.object({ asks: z.int(), question: Question }),
  z.object({ answers: z.int(), reply: Reply }),
]);
type Letter = z.output<typeof Letter>;

/** The first line of a letter: what it says, and how long the texts are that follow, a line for each. */
const Head = z.object({ from: NodeName, texts: z.array(z.int()), letter: Letter });

export interface PostParts {
  readonly node: string;
  /** Sends a parcel to another node. */
  readonly send: (to: string, parcel: string) => void;
  /** Another node says something about a table. */
  readonly hear: (table: string, message: BusMessage, from: string, texts: readonly string[]) => void;
  readonly after: (ms: number, work: () => void) => () => void;
  /** Told of what could not be understood. */
  readonly onProblem: (problem: unknown) => void;
}

/** So long an answer is waited for; then it is asked again, perhaps elsewhere. */
const ANSWER_MS = 8000;
/** A parcel that grows larger is sent at once: a server takes a megabyte. */
const PARCEL = 200_000;

interface Parcel {
  lines: string[];
  size: number;
}

interface Open {
  readonly done: (said: Said) => void;
  readonly failed: (error: Error) => void;
  readonly stopWaiting: () => void;
}

/**
 * What nodes say to each other one to one. Whatever comes up for a node in one turn travels in one parcel, for sending one
 * costs more than all its letters. Texts are JSON already: they travel as lines of their own and are not read on the way.
 */
export class Post {
  private readonly parts: PostParts;
  private readonly parcels = new Map<string, Parcel>();
  private readonly open = new Map<number, Open>();
  private answerer: Answerer | undefined;
  private asked = 0;

  constructor(parts: PostParts) {
    this.parts = parts;
  }

  tell(to: string, table: string, message: BusMessage, texts: readonly string[]): void {
    this.put(to, { table, message }, texts);
  }

  ask(to: string, question: Question): Promise<Said> {
    return new Promise((done, failed) => {
      const id = this.asked++;
      const stopWaiting = this.parts.after(ANSWER_MS, () => {
        this.open.delete(id);
        failed(new Error(`node ${to} did not answer`));
      });
      this.open.set(id, { done, failed, stopWaiting });
      this.put(to, { asks: id, question });
    });
  }

  answer(answerer: Answerer): void {
    this.answerer = answerer;
  }

  /** No answer can come any more: nobody waits for one. */
  giveUp(): void {
    for (const { failed, stopWaiting } of this.open.values()) {
      stopWaiting();
      failed(new Error('the other nodes cannot be reached'));
    }
    this.open.clear();
  }

  /** Whatever is still to be sent goes now. */
  close(): void {
    for (const to of [...this.parcels.keys()]) this.flush(to);
  }

  /** A parcel has come. Of a spoilt one, whatever can be read counts. */
  take(parcel: string): void {
    const lines = parcel.split('\n');
    try {
      for (let at = 0; at < lines.length; ) {
        const { from, letter, texts } = Head.parse(JSON.parse(lines[at]));
        const along = lines.slice(at + 1, at + 1 + texts.length);
        if (texts.some((length, i) => along[i]?.length !== length)) throw new Error('a text is not as it was sent');
        this.read(letter, from, along);
        at += 1 + texts.length;
      }
    } catch (problem) {
      this.parts.onProblem(problem);
    }
  }

  private read(letter: Letter, from: string, texts: readonly string[]): void {
    if ('message' in letter) this.parts.hear(letter.table, letter.message, from, texts);
    else if ('question' in letter) this.reply(letter.asks, letter.question, from).catch(this.parts.onProblem);
    else {
      const open = this.open.get(letter.answers);
      this.open.delete(letter.answers);
      open?.stopWaiting();
      open?.done({ reply: letter.reply, texts });
    }
  }

  private async reply(answers: number, question: Question, from: string): Promise<void> {
    const said = await this.answerer?.(question, from);
    if (said) this.put(from, { answers, reply: said.reply }, said.texts);
  }

  private put(to: string, letter: Letter, texts: readonly string[] = []): void {
    let parcel = this.parcels.get(to);
    if (!parcel) {
      parcel = { lines: [], size: 0 };
      this.parcels.set(to, parcel);
      setImmediate(() => this.flush(to));
    }
    const head = { from: this.parts.node, texts: texts.map(({ length }) => length), letter };
    for (const line of [JSON.stringify(head), ...texts]) {
      parcel.lines.push(line);
      parcel.size += line.length;
    }
    if (parcel.size > PARCEL) this.flush(to);
  }

  private flush(to: string): void {
    const parcel = this.parcels.get(to);
    if (!parcel) return;
    this.parcels.delete(to);
    this.parts.send(to, parcel.lines.join('\n'));
  }
}
