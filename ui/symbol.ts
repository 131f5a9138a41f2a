/** Marks a drawing as one of the game's symbols (`GameScreen.symbols`): the shell tells its name and what it means. */
export const symbol = (id: string) => ({ 'data-symbol': id }) as const;
