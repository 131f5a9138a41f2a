import { Plate } from '@orrery/ui';
import { useBoard } from '../context.tsx';
import { useOption } from '../own/option.ts';
import { Reputation, ReputationTile } from '../own/reputation.tsx';
import { draftOf } from '../read/draft.ts';
import { AnswerButton } from './plain.tsx';

/** Values in rising order, each once: equal tiles are one answer. */
const distinct = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => b - a);

/** Tiles drawn after a battle: keep one, give one for it if the track is full, or keep none. */
export function KeepPanel() {
  const { say, player, choice } = useBoard();
  const drawn = distinct(player.drawn.cards ?? []);
  const { asked } = choice;
  if (asked?.question !== 'keep-reputation') return null;
  const { keep } = draftOf(choice);
  const gives = [...new Set(asked.answers.filter((answer) => answer.keep === keep).map(({ give }) => give))];
  const full = gives.length > 1 || (gives.length === 1 && gives[0] !== 'none');
  return (
    <div className="ec-choice">
      <div className="ec-choice-answers">
        <h3 className="ec-title">{say('board.keep.drawn', { count: player.drawn.cards?.length ?? 0 })}</h3>
        <div className="ec-row">
          {drawn.map((value) => (
            <TileButton
              key={value}
              id={`keep:${value}`}
              value={value}
              part={{ keep: value }}
              name={say('board.keep.this', { count: value })}
            />
          ))}
          <AnswerButton id="keep-none" part={{ keep: 'none' }} name={say('answer.keep-reputation.keep.none')} />
        </div>
        {typeof keep === 'number' && full && (
          <>
            <h3 className="ec-title">{say('board.keep.give')}</h3>
            <div className="ec-row">
              {gives
                .filter((give) => give !== 'none')
                .map((give) => (
                  <TileButton
                    key={give}
                    id={`give:${give}`}
                    value={give}
                    part={{ keep, give }}
                    name={say('board.keep.back', { count: give })}
                  />
                ))}
            </div>
          </>
        )}
      </div>
      <div className="ec-choice-answers">
        <h3 className="ec-title">{say('board.own.reputation')}</h3>
        <Reputation player={player} />
      </div>
    </div>
  );
}

/** A reputation tile has to go so that an ambassador fits. */
export function RoomPanel() {
  const { say, player, choice } = useBoard();
  return (
    <>
      <p className="ec-lead">{say('question.make-room', choice.asked?.about)}</p>
      <div className="ec-row">
        {distinct(player.reputation.cards ?? []).map((value) => (
          <TileButton
            key={value}
            id={`give:${value}`}
            value={value}
            part={{ tile: value }}
            name={say('board.keep.back', { count: value })}
          />
        ))}
      </div>
    </>
  );
}

interface TileButtonProps {
  readonly id: string;
  readonly value: number;
  readonly part: { readonly [field: string]: unknown };
  readonly name: string;
}

function TileButton({ id, value, part, name }: TileButtonProps) {
  const { seat } = useBoard();
  const option = useOption();
  return (
    <Plate target={option({ id: `reputation:${id}`, name: [name], part, details: `player:${seat}` })}>
      <div className="ec-rep-button">
        <ReputationTile value={value} />
        <span aria-hidden="true">{name}</span>
      </div>
    </Plate>
  );
}
