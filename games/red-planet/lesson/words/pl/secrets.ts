import type { secrets as english } from '../en/secrets.ts';

export const secrets: Record<keyof typeof english, string> = {
  'lesson.secrets': 'Sekrety',
  'lesson.secrets.learned': 'Misje, odkrycia, Monopol na lód i końcowa punktacja.',
  'lesson.secrets.round-1.dealt':
    'Przed pierwszą rundą dostajesz dwie misje: tajne cele na koniec gry. Jedną zatrzymujesz, druga wraca do talii.',
  'lesson.secrets.round-1.eastern':
    'Wpływy na wschodzie wymagają astronautów w strefach Ausonia, Hellas, Tritonis Sinus i Syrtis Major. Za jedną do czterech z nich są punkty: {points}.',
  'lesson.secrets.round-1.keep':
    'Twoje pierwsze statki lecą do stref Hellas i Syrtis Major, więc pasuje. Zatrzymaj ją.',
  'lesson.secrets.round-1.play':
    'Zagraj Naukowca, 7. Umieszcza dwóch astronautów i dobiera z talii wydarzeń: misję, akcję albo odkrycie.',
  'lesson.secrets.round-1.first': 'Jeden astronauta do strefy Hellas…',
  'lesson.secrets.round-1.second': '…i jeden do strefy Syrtis Major: dwie strefy twojej misji.',
  'lesson.secrets.round-1.assign':
    'To odkrycie, Bogata żyła: w produkcji 3 jej strefa daje dwa żetony więcej. Przydziel je tam, gdzie chcesz mieć przewagę: Hellas.',
  'lesson.secrets.round-1.assign.nobody': 'Wolno, ale nikt twój tam jeszcze nie leci. Hellas należy do twojej misji.',
  'lesson.secrets.round-1.face-down':
    'Leży zakryte. Rywale widzą kartę, ale nie jej treść, chyba że podejrzy ją ich Naukowiec. Wszystkie odkrycia ujawnia się po rundzie 10.',
  'lesson.secrets.round-1.ice':
    'Jedna misja jest wspólna: najwięcej żetonów lodu na koniec daje 9 punktów. Więc nawet o lód, po 1 punkcie, warto walczyć.',
  'lesson.secrets.round-1.worth':
    'Na koniec jesteś w strefach Hellas, Tritonis Sinus i Syrtis Major. Ile są warte Wpływy na wschodzie?',
  'lesson.secrets.round-1.worth.four': '4 punkty',
  'lesson.secrets.round-1.worth.three': '3 punkty',
  'lesson.secrets.round-1.worth.nothing': 'Nic, brakuje jednej strefy',
  'lesson.secrets.round-1.worth.why':
    'Jedna, dwie, trzy, cztery strefy dają punkty: {points}. Ostatnia jest warta najwięcej.',
  'lesson.secrets.round-1.score':
    'Punktacja końcowa: żetony (lód 1, sylvanit 2, celerium 3), twoje misje, Monopol na lód i to, co dają lub odbierają niektóre odkrycia.',
};
