import { expect, it } from 'vitest';

import { herbs } from './herbs.ts';
import { products } from './products.ts';
import { plates } from './products/plates.ts';

it('draws every product exactly once', () => {
  expect(plates.map((plate) => plate.picture).toSorted()).toEqual(
    products.map((product) => product.picture).toSorted(),
  );
});

it('shows each product in its own form', () => {
  const forms = new Map(products.map((product) => [product.picture, product.form]));
  expect(plates.filter((plate) => plate.form !== forms.get(plate.picture))).toEqual([]);
});

it('describes no two pictures alike', () => {
  const looks = plates.map(({ picture: _picture, part: _part, ...look }) => JSON.stringify(look));
  expect(new Set(looks).size).toBe(plates.length);
});

it('draws products of one plant in one hand and in different forms', () => {
  for (const plate of plates) {
    const kin = plates.filter((other) => other.plant === plate.plant);
    expect(new Set(kin.map((other) => `${other.family} ${other.leafShape} ${other.hues.leaf}`)).size).toBe(1);
    expect(new Set(kin.map((other) => other.form)).size).toBe(kin.length);
  }
});

it('uses six-digit hex colours', () => {
  for (const { hues } of plates) {
    for (const colour of Object.values(hues)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  }
});

it('sets no bowl, cup or bottle beside a plant whose monograph begins with an alert', () => {
  const besideVessel = new Set(plates.map((plate) => plate.picture));
  const alerted = herbs.filter(({ alert }) => alert !== null);
  expect(alerted.length).toBeGreaterThan(30);
  expect(alerted.filter(({ picture }) => besideVessel.has(picture)).map(({ slug }) => slug)).toEqual([]);
});
