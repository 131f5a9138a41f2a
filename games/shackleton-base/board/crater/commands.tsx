import { COMMANDS, type Command, GATEWAY_CREDITS } from '../../data/index.ts';
import { commandPrice } from '../../rules/lookups/index.ts';
import { useBoard, useMe, useThing } from '../context.tsx';
import { COMMAND_SIGNS } from '../dashboard/command.tsx';
import { Sign, type SignName } from '../pieces/sign.tsx';
import { ids } from '../read/targets.ts';
import { cornerPoint, type Layout } from './layout.ts';

/** Which corner of the crater each has: to the right, and down. */
const CORNERS = { build: [-1, -1], fund: [1, -1], corporate: [-1, 1], gateway: [1, 1] } as const;

/** Room for a name beside a corner. */
const NAMED = 106;

/** Where the command area is a sheet, what an astronaut can do besides stands in the corners of the crater (SHB-21.4). */
export function CraterCommands({ layout }: { readonly layout: Layout }) {
  const { say } = useBoard();
  return (
    <>
      {COMMANDS.map((command) => (
        <CommandPlate key={command} command={command} layout={layout} />
      ))}
      <Corner
        layout={layout}
        at={CORNERS.gateway}
        id={ids.gateway}
        sign="gateway"
        name={[say('action.gateway'), say('board.gateway.text')]}
        label={say('board.gateway')}
        price={`+${GATEWAY_CREDITS}`}
      />
    </>
  );
}

function CommandPlate({ command, layout }: { readonly command: Command; readonly layout: Layout }) {
  const { view, say } = useBoard();
  const me = useMe() ?? 0;
  const price = commandPrice(view.table, me, command);
  return (
    <Corner
      layout={layout}
      at={CORNERS[command]}
      id={ids.command(command)}
      sign={COMMAND_SIGNS[command]}
      name={[
        say(`action.${command}`),
        price === undefined ? say('board.command.full') : say('board.command.price', { n: price }),
      ]}
      label={say(`board.command.${command}`)}
      price={price}
    />
  );
}

interface CornerProps {
  readonly layout: Layout;
  readonly at: readonly [number, number];
  readonly id: string;
  readonly sign: SignName;
  readonly name: readonly string[];
  /** Stands beside it where there is room, and begins its spoken name. */
  readonly label: string;
  /** In credits; undefined where no space is left. */
  readonly price: number | string | undefined;
}

function Corner({ layout, at, id, sign, name, label, price }: CornerProps) {
  const thing = useThing();
  const { x, y, reach } = cornerPoint(layout, at);
  const size = reach * 0.9;
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <g {...thing(id, [label, ...name])}>
        <circle className="sb-corner" r={reach} />
        {Math.min(x, layout.width - x) - reach > NAMED && (
          <text className="sb-corner-name" x={at[0] * (reach + 6)} y={4} textAnchor={at[0] < 0 ? 'end' : 'start'}>
            {label}
          </text>
        )}
        <Sign name={sign} x={-size / 2} y={-reach * 0.8} width={size} height={size} />
        {price === undefined ? (
          <Sign name="none" x={-6} y={reach * 0.2} width={12} height={12} />
        ) : (
          <>
            <text className="sb-corner-price" x={-1} y={reach * 0.72}>
              {price}
            </text>
            <Sign name="credits" x={1} y={reach * 0.72 - 10} width={11} height={11} />
          </>
        )}
      </g>
    </g>
  );
}
