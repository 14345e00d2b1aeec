export const DELETION_UNCLEAR = {
  title: 'हटाने का जवाब नहीं आया',
  message: 'हम नहीं बता सके कि वह हटा या नहीं। कृपया यह पेज फिर से खोलिए।',
};
