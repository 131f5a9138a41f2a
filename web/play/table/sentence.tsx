import type { Face, GameScreen, Saying } from '@orrery/ui';
import { Mark, textOf } from '@orrery/ui';

interface SentenceProps {
  readonly pieces: readonly Saying[];
  readonly faces: readonly Face[];
  readonly screen: GameScreen;
  readonly open: (id: string) => void;
}

/** A sentence in which players wear their colours and symbols, and things with details are links. */
export function Sentence({ pieces, faces, screen, open }: SentenceProps) {
  return pieces.map((piece, at) => {
    const key = `${at}`;
    if (typeof piece === 'string') return <span key={key}>{piece}</span>;
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

/** A player's name with the symbol, in the colour. */
export function Name({ face }: { readonly face: Face }) {
  return (
    <span className={`name player-${face.mark}`}>
      <Mark mark={face.mark} />
      {face.name}
    </span>
  );
}
