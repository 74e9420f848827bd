/** How a product is shown after its own plate: the parts of its plant laid out, or what is sold, close and without a label. */
export type GalleryView = 'study' | 'close';

/** One picture of a product's gallery. */
export interface GalleryPicture {
  /** The slug of the product; its plate says how plant and goods are drawn. */
  of: string;
  view: GalleryView;
  picture: string;
  alt: string;
}

const both = (of: string, study: string, close: string): GalleryPicture[] => [
  { of, view: 'study', picture: `${of}-study`, alt: study },
  { of, view: 'close', picture: `${of}-close`, alt: close },
];

/** The galleries, in the order in which their pictures are shown. */
export const galleryPictures: GalleryPicture[] = [
  ...both(
    'moringa-leaf-powder',
    'Drawn study of the moringa tree: a leaf with its round leaflets and a cream flower',
    'Drawn glass jar full of green moringa powder, with a wooden scoop before it',
  ),
  ...both(
    'hibiscus-tea',
    'Drawn study of the roselle plant: a lobed leaf and a crimson flower',
    'Drawn glass jar full of dried hibiscus, with a wooden scoop before it',
  ),
  ...both(
    'turmeric-powder',
    'Drawn study of turmeric: a broad leaf and the orange fingers of the root',
    'Drawn glass jar full of golden turmeric powder, with a wooden scoop before it',
  ),
  ...both(
    'raw-acacia-honey',
    'Drawn piece of golden honeycomb with three bees around it',
    'Drawn glass jar of amber honey with a wooden dipper before it',
  ),
  ...both(
    'virgin-coconut-oil',
    'Drawn study of the coconut palm: a frond and a nut',
    'Drawn glass bottle of clear coconut oil beside a small dish of it',
  ),
  ...both(
    'baobab-fruit-powder',
    'Drawn study of the baobab: a hand-shaped leaf and the velvety fruit',
    'Drawn glass jar full of cream baobab powder, with a wooden scoop before it',
  ),
  ...both(
    'dried-ginger-root',
    'Drawn study of ginger: a long leaf and the knobbly root',
    'Drawn glass jar full of dried ginger slices, with a wooden scoop before it',
  ),
  ...both(
    'black-seed',
    'Drawn study of nigella: a feathery leaf and a pale blue flower',
    'Drawn glass jar full of black seed, with a wooden scoop before it',
  ),
  ...both(
    'chia-seeds',
    'Drawn study of the chia plant: a toothed leaf and a violet flower spike',
    'Drawn glass jar full of grey chia seed, with a wooden scoop before it',
  ),
  ...both(
    'castor-oil',
    'Drawn study of the castor plant: a star-shaped leaf and a red spiny pod',
    'Drawn glass bottle of pale castor oil beside a small dish of it',
  ),
  ...both(
    'shea-butter',
    'Drawn study of the shea tree: a wavy leaf and its brown nut',
    'Drawn glass jar of pale shea butter with a wooden scoop before it',
  ),
  ...both(
    'ashwagandha-capsules',
    'Drawn study of ashwagandha: an oval leaf and an orange berry',
    'Drawn clay dish of ashwagandha capsules seen close',
  ),
  ...both(
    'kericho-green-tea',
    'Drawn study of the tea bush: a toothed leaf and a pale flower',
    'Drawn glass jar full of green tea leaf, with a wooden scoop before it',
  ),
  ...both(
    'pumpkin-seeds',
    'Drawn study of the pumpkin: a lobed leaf and the ribbed orange fruit',
    'Drawn glass jar full of pumpkin seed, with a wooden scoop before it',
  ),
];
