import { Plate } from '@orrery/ui';
import { BONUS_ASTRONAUT, COMMANDS, type Command, FILES, playerCount } from '../../data/index.ts';
import { commandPrice, seatsOf } from '../../rules/lookups/index.ts';
import { useBoard, useMe, useThing } from '../context.tsx';
import { AstronautPiece } from '../pieces/astronaut.tsx';
import { Sign, type SignName } from '../pieces/sign.tsx';
import { piece } from '../read/pieces.ts';
import { ids } from '../read/targets.ts';

export const COMMAND_SIGNS: { readonly [command in Command]: SignName } = {
  build: 'workshop',
  fund: 'project',
  corporate: 'action',
};

/** Three lines of command spaces with costs, who stands there, and the viewer's price (SHB-21.4). */
export const CommandArea = () => (
  <div className="sb-command">
    {COMMANDS.map((command) => (
      <Line key={command} command={command} />
    ))}
  </div>
);

function Line({ command }: { readonly command: Command }) {
  const { view, say } = useBoard();
  const thing = useThing();
  const me = useMe() ?? 0;
  const { table } = view;
  const spaces = FILES['command-actions'].spacesByPlayers[playerCount(seatsOf(table))];
  const taken = table.command[command];
  const price = commandPrice(table, me, command);
  const bonus = BONUS_ASTRONAUT[command];
  return (
    <Plate
      className="sb-command-line"
      target={thing(ids.command(command), [
        say(`action.${command}`),
        price === undefined ? say('board.command.full') : say('board.command.price', { n: price }),
        say('board.command.bonus', { astronaut: bonus }),
      ])}
    >
      <span className="sb-command-name">
        <Sign name={COMMAND_SIGNS[command]} />
        <strong>{say(`board.command.${command}`)}</strong>
        <AstronautPiece type={bonus} />
      </span>
      <span className="sb-command-spaces">
        {spaces.map((cost, i) => (
          <span key={i} className="sb-command-space" data-next={i === taken.length}>
            {taken[i] ? (
              <AstronautPiece type={taken[i].astronaut} data-piece={piece.group(command, taken[i].astronaut)} />
            ) : i === taken.length ? (
              (price ?? cost)
            ) : (
              cost
            )}
          </span>
        ))}
      </span>
    </Plate>
  );
}
