import { partable } from '@orrery/ui';
import { CHARACTER_FACTS } from '../../data/characters.ts';
import type { CharacterId } from '../../data/ids.ts';
import { useBoard, useThing } from '../context.tsx';
import { Miner } from '../pieces/token.tsx';
import type { Fate } from '../read/companies.ts';
import { ids } from '../read/targets.ts';
import type { Key } from '../say.ts';
import { Portrait } from './portrait.tsx';

interface CharacterCardProps {
  readonly character: CharacterId;
  readonly fate: Fate;
  readonly mark: number;
}

/** Letters of a word that does not fit a card in the usual size. */
const LONG = 9;

const FATES: { readonly [fate in Fate]: Key } = {
  ready: 'board.character.ready',
  played: 'board.character.played',
  chosen: 'board.character.chosen',
  shown: 'board.character.chosen',
  retired: 'board.character.retired',
};

/** One of the nine: number, portrait, name, and a pip for each astronaut it places. */
export function CharacterCard({ character, fate, mark }: CharacterCardProps) {
  const { say } = useBoard();
  const thing = useThing();
  const { number, places } = CHARACTER_FACTS[character];
  const name = say(`character.${character}`);
  const { className, ...rest } = thing(ids.character(character), [
    say('board.character', { number, character }),
    say(FATES[fate]),
    say('board.character.boards', { count: places }),
    say(`character.${character}.summary`),
  ]);
  return (
    <button
      type="button"
      {...rest}
      data-number={number}
      className={`${className} rp-card rp-card-${fate} player-${mark}`}
    >
      <span className="rp-card-picture">
        <Portrait character={character} />
      </span>
      <span className="rp-card-number">{number}</span>{' '}
      <span className="rp-card-name" data-long={name.split(' ').some((word) => word.length >= LONG)}>
        {partable(name)}
      </span>
      <span className="rp-card-pips">
        {Array.from({ length: places }, (_, i) => `pip ${i}`).map((key) => (
          <Miner key={key} mark={mark} />
        ))}
      </span>
    </button>
  );
}
