/**
 * A count of three everyday habits, 0 to 3: vegetables or fruit every day (an item of FINDRISC), sweet drinks rarely, and no
 * salt added at the table. The count is our own, for orientation; it is no validated scale and has no published cut-off.
 */
export const FOOD_MOST = 3;

export type FoodInput = { greensDaily: boolean; sweetDrinksRarely: boolean; noSaltAtTable: boolean };

export const foodHabits = (input: FoodInput): number => Object.values(input).filter(Boolean).length;

export const foodBand = (habits: number): 'all' | 'room' => (habits === FOOD_MOST ? 'all' : 'room');
