import type { figures as english } from '../en/figures.ts';

export const figures: { readonly [key in keyof typeof english]: string } = {
  'board.figure.rent':
    'Grasz kolorem niebieskim i wystawiasz inżyniera. Twój sektor jest darmowy. W każdym z dwóch pozostałych opłata trafia do właściciela największego budynku: 1 kredyt do pomarańczowego gracza, 1 do zielonego; za małą zieloną kopułę nie płacisz. Potem wszystkie trzy sektory dają ci swój zasób.',
  'board.figure.tokens':
    'Twój naukowiec aktywuje trzy sektory, ale leżą przy nich tylko dwa żetony, a każdy działa w akcji raz: 1 jednostka helu‑3 i 1 turysta. Trzeci sektor nic nie daje.',
  'board.figure.help':
    'Projekt wymaga energii 4, zużywa 1 i kosztuje 4 kredyty. Przy energii 1 kup krok (2 kredyty), potem postaw panel (1 żeton metali ziem rzadkich; energia +2 i 1 punkt reputacji za minięty symbol), a na końcu zrealizuj projekt. Gdyby zacząć od panelu, energia wyniosłaby 3: kroków nie można już kupować, a 4 jest poza zasięgiem.',
  'board.figure.sites':
    'Gdzie może stanąć twój niebieski warsztat? Obok cudzego budynku innego rozmiaru: tak. Nie obok drugiego warsztatu, nie tam, gdzie masz już budynek, i nie obok centrum dowodzenia, które zajmuje cały sektor.',
  'board.figure.bonus':
    'Wystawiasz inżyniera i stawiasz warsztat. Artemis Tours nie ma tu żetonu: połóż jej następny żeton na pustym polu i od razu go aktywuj, a otrzymasz 1 turystę. Odtąd jej projekty są droższe. Moon Mining ma już tu żeton: wybór tej korporacji tylko by go aktywował.',
  'board.figure.withdrawal':
    'Niebieski gracz ma w tym rzędzie 2 + 1, pomarańczowy 3: remis. O każdym astronaucie decyduje sektor najbliższy jego polu, bez względu na to, kto go wystawił: górny trafia do pomarańczowego, dolny do niebieskiego.',
  'board.figure.missing':
    'Do zapłaty jest 6 kredytów: 5 za kopuły i 1 za reputację. Płacisz 4, które masz. Pierwszy brakujący kredyt kosztuje ostatni punkt reputacji, a drugi, już przy reputacji 0, kosztuje 2 PZ.',
};
