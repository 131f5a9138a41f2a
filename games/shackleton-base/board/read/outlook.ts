import { bestLayout, type Forecast, forecast } from '../../rules/lookups/index.ts';
import type { Seen, Who } from '../../rules/table.ts';

/** The forecast that the screen shows: with the layout that it would propose (SHB-21.9, SHB-21.13). */
export const outlook = (table: Seen, who: Who): Forecast => forecast(table, who, bestLayout);
