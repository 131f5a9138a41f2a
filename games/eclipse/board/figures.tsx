import type { FigureProps, GameScreen } from '@orrery/ui/contract';
import { DICE } from '../data/index.ts';
import { DieSvg } from './pieces/die.tsx';

/** Pictures of the rulebook from the board's own drawings, each by a rule that it shows. */
export const figures: GameScreen['figures'] = {
  'ECL-15.5.1': Hitting,
  'ECL-15.5.2': Damage,
};

/** Faces with what is added and taken away, as they are reckoned at the table. */
const ROLLS = [
  { face: 4, computer: 2, shield: 0 },
  { face: 5, computer: 2, shield: 1 },
  { face: 4, computer: 2, shield: 1 },
  { face: 6, computer: 0, shield: 3 },
  { face: 0, computer: 4, shield: 0 },
] as const;

/** A roll before, and whether it hits. */
function Hitting({ say }: FigureProps) {
  return (
    <table className="ec-figure">
      <thead>
        <tr>
          <th scope="col">{say('board.figure.die')}</th>
          <th scope="col">{say('board.figure.computer')}</th>
          <th scope="col">{say('board.figure.shield')}</th>
          <th scope="col">{say('board.figure.hits')}</th>
        </tr>
      </thead>
      <tbody>
        {ROLLS.map(({ face, computer, shield }) => {
          const sum = face + computer - shield;
          const hits = face === 6 || (face > 0 && sum >= 6);
          return (
            <tr key={`${face} ${shield}`}>
              <td>
                <DieSvg die="yellow" face={face} />
              </td>
              <td>+{computer}</td>
              <td>−{shield}</td>
              <td data-hits={hits}>
                {face > 0 && face < 6 ? `${sum} ` : ''}
                {hits ? '✓' : '✕'}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What a hit of each die does. */
function Damage({ say }: FigureProps) {
  return (
    <p className="ec-figure-dice" role="img" aria-label={say('board.figure.damage')}>
      {DICE.map((die, at) => (
        <span key={die}>
          <DieSvg die={die} face={6} /> {at + 1}
        </span>
      ))}
    </p>
  );
}
