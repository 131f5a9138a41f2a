import { chartOf } from '../rules/atlas.ts';
import { coveredRows, SIZE, xOf, yOf } from '../rules/ground.ts';
import type { AreaView, Cell } from '../rules/table.ts';
import { meteoriteCells } from '../rules/tokens.ts';

/** A meteorite in a line can still be fetched, but somebody has to. */
const SPOILT = 0.55;
/** What an unfinished line may be worth at most, of its medal. */
const HOPE = 0.75;

interface Line {
  medal: number;
  all: number;
  open: number;
  spoilt: boolean;
}

/** All rows and columns of a planet, with what is still open in them. */
export class Lines {
  readonly rows: readonly Line[];
  readonly columns: readonly Line[];

  constructor(area: AreaView) {
    const { grid, planet } = chartOf(area);
    const line = (medal: number): Line => ({ medal, all: 0, open: 0, spoilt: false });
    const rows = planet.rowMedals.map(line);
    const columns = planet.columnMedals.map(line);
    const covered = coveredRows(area);
    for (let y = 0; y < SIZE; y++)
      for (let x = 0; x < SIZE; x++) {
        const cell = (grid[y] >> x) & 1;
        const open = cell & ~(covered[y] >> x);
        rows[y].all += cell;
        columns[x].all += cell;
        rows[y].open += open;
        columns[x].open += open;
      }
    for (const cell of meteoriteCells(area)) {
      rows[yOf(cell)].spoilt = true;
      columns[xOf(cell)].spoilt = true;
    }
    this.rows = rows;
    this.columns = columns;
  }

  /** What unfinished lines promise, in points. */
  promise(): number {
    let sum = 0;
    for (const line of [...this.rows, ...this.columns]) if (line.open > 0 || line.spoilt) sum += worth(line, line.open);
    return sum;
  }

  /** How much nearer to their medals the lines come if these open cells are covered. */
  gain(cells: readonly Cell[]): number {
    let sum = 0;
    const [rows, columns] = [new Int8Array(SIZE), new Int8Array(SIZE)];
    for (const cell of cells) {
      rows[yOf(cell)]++;
      columns[xOf(cell)]++;
    }
    for (let i = 0; i < SIZE; i++) {
      if (rows[i] > 0) sum += step(this.rows[i], rows[i]);
      if (columns[i] > 0) sum += step(this.columns[i], columns[i]);
    }
    return sum;
  }
}

const step = (line: Line, covered: number): number => worth(line, line.open - covered) - worth(line, line.open);

/** Lines count more the nearer they are to being full. */
function worth({ medal, all, spoilt }: Line, open: number): number {
  if (all === 0) return 0;
  if (open <= 0 && !spoilt) return medal;
  return medal * HOPE * ((all - open) / all) ** 3 * (spoilt ? SPOILT : 1);
}
