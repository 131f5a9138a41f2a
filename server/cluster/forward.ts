import { createHmac } from 'node:crypto';
import { Refusal } from '@orrery/kernel';
import { ROUTES } from '@orrery/protocol';
import { WebSocket } from 'ws';
import { Moved } from '../room/lease.ts';
import { isSameHash } from '../tokens.ts';
import type { Directory } from './directory.ts';
import { addressOf } from './node-id.ts';
import type { Line, LineEnd } from './pipe.ts';

/** Facts that a gateway tells the node that has the room. Their presence is the mark of the one hop. */
export interface PassedOn {
  /** The network of the client. */
  readonly address: string;
  /** A link that was chosen for the case that the request makes one: repeated, it makes the same. */
  readonly token?: string;
}

export interface ForwardedRequest {
  readonly method: string;
  readonly path: string;
  readonly authorization?: string;
  readonly body?: string;
  /** Whether it may arrive twice without harm. */
  readonly repeatable: boolean;
  readonly gone: AbortSignal;
}

export interface ForwardedReply {
  readonly status: number;
  readonly text: string;
}

export const PASSED_ON = 'x-orrery-passed-on';
const SILENCE_MS = 20_000;
/** The asked node does not have the room. */
export const MISDIRECTED = 421;

/** Passes sockets and requests on to the node that has the room, as a reverse proxy does. */
export class Forwarder {
  private readonly directory: Directory;
  private readonly secret: string;
  /** Ended when a node is found dead: a halted one closes nothing itself. */
  private readonly open = new Map<string, Set<() => void>>();

  constructor(directory: Directory, secret: string) {
    this.directory = directory;
    this.secret = secret;
    directory.watch((node) => {
      for (const cut of this.open.get(node) ?? []) cut();
      this.open.delete(node);
    });
  }

  dial(node: string, address: string, end: LineEnd): Line {
    const waiting: string[] = [];
    const socket = new WebSocket(`ws://${addressOf(node)}${ROUTES.live}`, {
      headers: { [PASSED_ON]: this.signed({ address }, node) },
      perMessageDeflate: false,
      handshakeTimeout: 5000,
    });
    const forget = this.whileAlive(node, () => socket.terminate());
    // The other gateway pings all its sockets: one that falls silent is out of reach.
    const silence = setTimeout(() => socket.terminate(), SILENCE_MS).unref();
    socket.on('ping', () => silence.refresh());
    socket.on('error', () => {});
    socket.on('open', () => {
      for (const text of waiting.splice(0)) socket.send(text);
    });
    socket.on('message', (data) => end.hear(data.toString()));
    socket.on('close', (code) => {
      clearTimeout(silence);
      forget();
      end.lost(code);
    });
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.CONNECTING) waiting.push(text);
        else if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => socket.close(),
    };
  }

  /** The reply of that node. Throws `Moved` where the request may be tried elsewhere: surely not done, or harmless twice. */
  async request(node: string, asked: ForwardedRequest, passedOn: PassedOn): Promise<ForwardedReply> {
    const { method, path, authorization = '', body, repeatable, gone } = asked;
    const ended = new AbortController();
    const forget = this.whileAlive(node, () => ended.abort());
    try {
      const response = await fetch(`http://${addressOf(node)}${path}`, {
        method,
        headers: {
          authorization,
          'accept-encoding': 'identity',
          [PASSED_ON]: this.signed(passedOn, node),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body }),
        signal: AbortSignal.any([ended.signal, gone]),
      });
      if (response.status === MISDIRECTED) throw new Moved();
      return { status: response.status, text: await response.text() };
    } catch (error) {
      if (error instanceof Moved || repeatable || neverArrived(error)) throw new Moved();
      throw new Refusal('bus-gone');
    } finally {
      forget();
    }
  }

  /** Reads the header of a request that another node passed on; undefined if there is none. A forged one is refused. */
  read(header: string | readonly string[] | undefined): PassedOn | undefined {
    if (header === undefined) return undefined;
    const [facts = '', mac = ''] = String(header).split('.');
    if (!isSameHash(mac, this.mac(facts, this.directory.node))) throw new Refusal('bad-origin');
    return JSON.parse(Buffer.from(facts, 'base64url').toString()) as PassedOn;
  }

  /** Good for one node only, so that a header that leaks opens no other. */
  private signed(passedOn: PassedOn, node: string): string {
    const facts = Buffer.from(JSON.stringify(passedOn)).toString('base64url');
    return `${facts}.${this.mac(facts, node)}`;
  }

  private mac(facts: string, node: string): string {
    return createHmac('sha256', this.secret).update(`${node} ${facts}`).digest('base64url');
  }

  private whileAlive(node: string, cut: () => void): () => void {
    const those = this.open.get(node) ?? new Set();
    this.open.set(node, those.add(cut));
    return () => {
      those.delete(cut);
      if (those.size === 0 && this.open.get(node) === those) this.open.delete(node);
    };
  }
}

/** No connection was made, so that nothing can have been done. */
function neverArrived(error: unknown): boolean {
  const { code } = ((error as Error).cause ?? {}) as { code?: string };
  return code === 'ECONNREFUSED' || code === 'UND_ERR_CONNECT_TIMEOUT' || code === 'EHOSTUNREACH';
}
