/** Signs that end a remedy, and what to do about each. */
export const redFlags = {
  'Pain or pressure in the chest, or pain that spreads to the arm or jaw':
    'Maumivu au kubanwa kifuani, au maumivu yanayosambaa hadi mkononi au kwenye taya',
  'Sudden weakness of one side, a drooping face or trouble speaking':
    'Udhaifu wa ghafla wa upande mmoja wa mwili, uso kulegea upande mmoja au shida ya kuongea',
  'Breathlessness while resting, or blue lips': 'Kuishiwa pumzi ukiwa umepumzika, au midomo ya bluu',
  'A temperature above 38 °C, or a hot body with shaking':
    'Joto la mwili zaidi ya 38 °C, au mwili wa moto pamoja na kutetemeka',
  'Bleeding, strong belly pain or a baby that moves less in pregnancy':
    'Kutokwa na damu, maumivu makali ya tumbo au mtoto kupunguza kucheza tumboni wakati wa ujauzito',
  'A blood pressure of 180/120 or more': 'Shinikizo la damu la 180/120 au zaidi',
  'Blood glucose below 3.9 or at 16.7 mmol/L and above':
    'Sukari ya damu chini ya 3.9, au 16.7 mmol/L na zaidi',
  'Blood in the stool, in vomit or in what you cough up': 'Damu kwenye choo, matapishi au makohozi',
  'A cough of more than 2 weeks': 'Kikohozi cha zaidi ya wiki 2',
  'Losing more than 5 % of your weight without trying, or night sweats':
    'Kupungua zaidi ya 5 % ya uzito bila kukusudia, au kutokwa na jasho usiku',
  'Thoughts of ending your life or of harming someone': 'Mawazo ya kujiua au ya kumdhuru mtu',
  'A child who cannot drink or feed, vomits everything, has fits, is very sleepy or breathes fast':
    'Mtoto asiyeweza kunywa au kunyonya, anayetapika kila kitu, mwenye degedege, mwenye usingizi mzito au anayepumua haraka',
  'Sunken eyes, a very dry mouth, no urine for 6 hours, great thirst or faintness':
    'Macho kuingia ndani, mdomo mkavu sana, kutokojoa kwa saa 6, kiu kali au kuhisi kuzirai',
  'The worst headache of your life, or a headache with a stiff neck, fever, confusion or after a blow':
    'Maumivu makali ya kichwa kuliko yote uliyowahi kupata, au maumivu ya kichwa pamoja na shingo kukakamaa, homa, kuchanganyikiwa au baada ya kugongwa',
  'Severe or one-sided belly pain, or a hard swollen belly':
    'Maumivu makali ya tumbo au ya upande mmoja, au tumbo gumu lililovimba',
  'Swelling of the face or tongue, wheezing, or a rash all over':
    'Uso au ulimi kuvimba, kupumua kwa mluzi, au upele mwili mzima',
  'No urine, or pain in the back or side with fever or vomiting':
    'Kutokojoa, au maumivu ya mgongo au ubavu pamoja na homa au kutapika',
  'Redness, heat, pus or a red line that spreads': 'Wekundu, joto, usaha au mstari mwekundu unaoenea',
  'A painful red eye, poor sight, or swelling around the whole eye':
    'Jicho jekundu lenye maumivu, kutoona vizuri, au uvimbe kuzunguka jicho lote',
  'A burn larger than the palm, on the face, hands, feet or groin, white or black, or from electricity or acid':
    'Jeraha la moto kubwa kuliko kiganja, au la usoni, mikononi, miguuni au kinenani, jeupe au jeusi, au la umeme au asidi',
  // What to do
  'Call 999 or 112, or Kenya Red Cross on 1199, and do not travel alone.':
    'Piga 999 au 112, au Msalaba Mwekundu wa Kenya kwa 1199, na usisafiri peke yako.',
  'Go to a clinic today. A malaria test comes first; herbs are no treatment for it.':
    'Nenda kliniki leo. Kwanza upimwe malaria; mitishamba si matibabu ya malaria.',
  'Go to a maternity unit now. Call 999 or 112, or Kenya Red Cross on 1199, and do not travel alone.':
    'Nenda kituo cha uzazi sasa hivi. Piga 999 au 112, au Msalaba Mwekundu wa Kenya kwa 1199, na usisafiri peke yako.',
  'Rest, measure again after 5 minutes, and go to hospital if it stays. Call 999 or 112, or Kenya Red Cross on 1199, and do not travel alone.':
    'Pumzika, na upime tena baada ya dakika 5. Ikiwa haijashuka, nenda hospitali: piga 999 au 112, au Msalaba Mwekundu wa Kenya kwa 1199, na usisafiri peke yako.',
  'Below 3.9, take sugar or juice now. In both cases reach a clinic today.':
    'Ikiwa chini ya 3.9, kula sukari au kunywa juisi sasa hivi. Iwe ya chini au ya juu, fika kliniki leo.',
  'Go to a clinic today. Much blood, or black stool, is an emergency: 999, 112 or 1199.':
    'Nenda kliniki leo. Damu nyingi, au choo cheusi, ni dharura: 999, 112 au 1199.',
  'Ask for a TB test. It is free in public clinics.':
    'Omba kupimwa kifua kikuu. Ni bila malipo katika kliniki za umma.',
  'See a clinician this week.': 'Mwone mhudumu wa afya wiki hii.',
  'Tell someone near you now and do not stay alone. Call 999 or 112, or Kenya Red Cross on 1199, and do not travel alone.':
    'Mwambie mtu aliye karibu nawe sasa hivi na usikae peke yako. Piga 999 au 112, au Msalaba Mwekundu wa Kenya kwa 1199, na usisafiri peke yako.',
  'Take the child to a health facility now, day or night.':
    'Mpeleke mtoto kituo cha afya sasa hivi, iwe mchana au usiku.',
  'Give oral rehydration salts in small sips on the way to a health facility, now.':
    'Mpe maji ya ORS kidogo kidogo mkiwa njiani kuelekea kituo cha afya, sasa hivi.',
  'Eat and drink nothing and go to hospital now.':
    'Usile wala usinywe chochote, na uende hospitali sasa hivi.',
  'Go to a clinic today.': 'Nenda kliniki leo.',
  'Go to a clinic today. Put nothing into the eye.': 'Nenda kliniki leo. Usitie chochote machoni.',
  'Cool it with running water and go to hospital. Call 999 or 112, or Kenya Red Cross on 1199, and do not travel alone.':
    'Lipoze kwa maji yanayotiririka na uende hospitali. Piga 999 au 112, au Msalaba Mwekundu wa Kenya kwa 1199, na usisafiri peke yako.',
} as const;
