import type { Event } from '@orrery/kernel';
import type { Face, GameScreen, Saying, Speaker } from '@orrery/ui';
import { Mark, textOf } from '@orrery/ui';
import type { Say } from '@orrery/ui/contract';
import { Explained } from '../rules/glossary.tsx';
import { type ShellSay, useSay } from '../words/index.ts';

interface SentenceProps {
  readonly pieces: readonly Saying[];
  readonly faces: readonly Face[];
  readonly screen: GameScreen;
  readonly open: (id: string) => void;
  /** Terms in it can be asked about. */
  readonly explains?: boolean;
}

/** A sentence in which players wear their colours and symbols, and things with details are links. */
export function Sentence({ pieces, faces, screen, open, explains = false }: SentenceProps) {
  return pieces.map((piece, at) => {
    const key = `${at}`;
    if (typeof piece === 'string')
      return <span key={key}>{explains ? <Explained text={piece} place="log" /> : piece}</span>;
    if (piece.kind === 'seat' || piece.kind === 'player') {
      const face = faces.find(({ id, seat }) => (piece.kind === 'seat' ? seat : id) === piece.value);
      return face ? <Name key={key} face={face} /> : <span key={key}>{textOf(piece)}</span>;
    }
    const detail = screen.detailOf?.(piece.kind, piece.value);
    if (detail === undefined) return <span key={key}>{piece.text}</span>;
    return (
      <button key={key} type="button" className="thing" onClick={() => open(detail)}>
        {piece.text}
      </button>
    );
  });
}

interface EventLineProps extends Omit<SentenceProps, 'pieces'> {
  readonly event: Event;
  readonly say: Speaker;
}

/** A line of the log; what the rules did because there was only one way says so. */
export function EventLine({ event, say, ...rest }: EventLineProps) {
  const words = useSay();
  return (
    <>
      {event.unasked !== undefined && <small className="unasked">{words('log.unasked')} </small>}
      <Sentence pieces={say.pieces(`event.${event.type}`, event)} {...rest} />
    </>
  );
}

/** The same as plain text. */
export const eventText = (event: Event, say: Speaker, words: ShellSay): string =>
  `${event.unasked !== undefined ? `${words('log.unasked')} ` : ''}${say(`event.${event.type}`, event)}`;

/** What the rules did in a row as plain text: that there was only one way is said once. */
export const unaskedText = (events: readonly Event[], say: Say, words: ShellSay): string =>
  events.length === 0
    ? ''
    : `${words('log.unasked')} ${events.map((event) => say(`event.${event.type}`, event)).join(' · ')}`;

/** A player's name with the symbol, in the colour; a bracket before it stays with it. */
export function Name({ face }: { readonly face: Face }) {
  return (
    <span className={`name player-${face.mark}`}>
      <span className="name-mark">
        <Mark mark={face.mark} />
      </span>
      {face.name}
    </span>
  );
}
