import type { secrets as english } from '../en/secrets.ts';

export const secrets: Record<keyof typeof english, string> = {
  'lesson.secrets': 'Tajemství',
  'lesson.secrets.learned': 'Mise, objevy, Ledový monopol a závěrečné bodování.',
  'lesson.secrets.round-1.dealt':
    'Před 1. kolem dostanete dvě mise: tajné cíle na konec hry. Jednu si necháte, druhá se vrátí do balíčku.',
  'lesson.secrets.round-1.eastern':
    'Východní vliv vyžaduje astronauty v oblastech Ausonia, Hellas, Tritonis Sinus a Syrtis Major. Za jednu až čtyři z nich jsou body: {points}.',
  'lesson.secrets.round-1.keep': 'Vaše první lodě letí do oblastí Hellas a Syrtis Major, takže se hodí. Nechte si ji.',
  'lesson.secrets.round-1.play':
    'Zahrajte Vědce, 7. Umístí dva astronauty a dobere z balíčku událostí: misi, akci, nebo objev.',
  'lesson.secrets.round-1.first': 'Jeden astronaut do oblasti Hellas…',
  'lesson.secrets.round-1.second': '…a jeden do oblasti Syrtis Major: dvě oblasti vaší mise.',
  'lesson.secrets.round-1.assign':
    'Je to objev, Bohatá žíla: jeho oblast dá ve 3. produkci o dva žetony víc. Umístěte ho tam, kde chcete mít převahu: Hellas.',
  'lesson.secrets.round-1.assign.nobody': 'Smíte, ale nikdo váš tam zatím neletí. Hellas patří k vaší misi.',
  'lesson.secrets.round-1.face-down':
    'Leží lícem dolů. Soupeři vidí kartu, ale ne její líc, leda by se podíval jejich Vědec. Všechny objevy se otočí po 10. kole.',
  'lesson.secrets.round-1.ice':
    'Jedna mise je společná: nejvíc žetonů ledu na konci dává 9 bodů. I o led, po 1 bodu, se tedy vyplatí bojovat.',
  'lesson.secrets.round-1.worth':
    'Na konci máte astronauty v oblastech Hellas, Tritonis Sinus a Syrtis Major. Kolik bodů vynese Východní vliv?',
  'lesson.secrets.round-1.worth.four': '4 body',
  'lesson.secrets.round-1.worth.three': '3 body',
  'lesson.secrets.round-1.worth.nothing': 'Nic, jedna oblast chybí',
  'lesson.secrets.round-1.worth.why': 'Jedna, dvě, tři, čtyři oblasti dávají body: {points}. Poslední je nejcennější.',
  'lesson.secrets.round-1.score':
    'Závěrečné bodování: žetony (led 1, sylvanit 2, celerium 3), vaše mise, Ledový monopol a to, co některé objevy dají či vezmou.',
};
