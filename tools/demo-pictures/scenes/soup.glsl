// Tomato soup in a stoneware bowl: 0 the bowl close, 1 tomatoes on a board, 2 from above with bread, 3 a pan of roasted tomatoes.
vec2 tomato(vec3 p, float r, float id) {
  float ribs = 0.035 * r * cos(atan(p.x, p.z) * 5.0 + id) * (1.0 - abs(p.y / r));
  vec2 d = vec2(sdEllipsoid(p, vec3(r, r * 0.86, r)) + ribs, 3.0);
  for (int i = 0; i < 5; i++) { float a = float(i) * 1.2566 + id; vec3 q = p - vec3(0, r * 0.82, 0); q.xz = rot(a) * q.xz; d = nearer(d, vec2(sdLeaf(q, r * 0.7, r * 0.13, -0.1), 4.0)); }
  return nearer(d, vec2(sdCapsule(p, vec3(0, r * 0.8, 0), vec3(0.03, r * 1.15, 0.02), 0.03 * r + 0.012), 4.0));
}
vec2 map(vec3 p) {
  vec2 d = vec2(p.y, 1.0);
  if (variant < 0.5 || (variant > 1.5 && variant < 2.5)) {
    vec3 b = p - vec3(0, 1.02, 0);
    d = nearer(d, vec2(sdBowl(b, 1.0, 0.045), 2.0));
    float soup = max(length(b) - 0.965, b.y + 0.2 + 0.006 * sin(b.x * 9.0 + b.z * 4.0));
    d = nearer(d, vec2(soup, 5.0));
    for (int i = 0; i < 5; i++) { float a = float(i) * 1.256; vec3 q = b - vec3(0.1 * cos(a), -0.17, 0.1 * sin(a)); q.xz = rot(a + 0.4) * q.xz; d = nearer(d, vec2(sdLeaf(q, 0.36, 0.12, -0.12), 4.0)); }
    for (int i = 0; i < 9; i++) { float a = float(i) * 2.4, r = 0.3 + 0.045 * float(i); d = nearer(d, vec2(sdEllipsoid(b - vec3(r * cos(a), -0.19, r * sin(a)), vec3(0.075, 0.05, 0.11)), 6.0)); }
    vec3 q = p - vec3(-1.75, 0.26, 0.35); q.xz = rot(0.5) * q.xz;
    float crust = sdEllipsoid(q, vec3(0.55, 0.3, 0.95)) + 0.05 * noise3(p * 7.0); d = nearer(d, vec2(max(crust, q.z - 0.35), 7.0));
    d = nearer(d, tomato(p - vec3(1.45, 0.3, 0.75), 0.33, 1.0)); d = nearer(d, tomato(p - vec3(1.75, 0.24, 0.0), 0.27, 2.0)); d = nearer(d, tomato(p - vec3(-1.1, 0.22, 1.35), 0.25, 0.4));
    vec3 n = p; n.xz = rot(0.3) * n.xz; d = nearer(d, vec2(sdBox(n - vec3(0.2, 0.015, 0.1), vec3(1.45, 0.02, 1.45), 0.02) + 0.012 * noise(n.xz * 3.0), 8.0));
  } else if (variant < 1.5) {
    d = nearer(d, vec2(sdBox(p - vec3(0, 0.08, 0), vec3(1.7, 0.08, 1.15), 0.06), 9.0));
    d = nearer(d, tomato(p - vec3(-0.6, 0.55, -0.1), 0.45, 0.0)); d = nearer(d, tomato(p - vec3(0.35, 0.5, -0.3), 0.4, 1.0)); d = nearer(d, tomato(p - vec3(0.05, 0.46, 0.5), 0.36, 2.0));
    d = nearer(d, tomato(p - vec3(0.95, 0.43, 0.3), 0.31, 3.0)); d = nearer(d, tomato(p - vec3(-1.15, 0.42, 0.55), 0.3, 0.6));
    for (int i = 0; i < 7; i++) { float a = float(i) * 0.9; vec3 q = p - vec3(0.8, 0.2, 0.85); q.xz = rot(a) * q.xz; d = nearer(d, vec2(sdLeaf(q, 0.5, 0.16, -0.25), 4.0)); }
  } else {
    d = nearer(d, vec2(max(sdBox(p - vec3(0, 0.2, 0), vec3(1.75, 0.2, 1.35), 0.12), -sdBox(p - vec3(0, 0.3, 0), vec3(1.66, 0.22, 1.26), 0.12)), 10.0));
    for (int i = 0; i < 12; i++) { float fi = float(i); vec2 c = vec2(mod(fi, 4.0) - 1.5, floor(fi / 4.0) - 1.0) * vec2(0.78, 0.8) + 0.12 * vec2(hash(vec2(fi, 1.0)), hash(vec2(fi, 2.0)));
      vec3 q = p - vec3(c.x, 0.16, c.y); d = nearer(d, vec2(max(sdEllipsoid(q, vec3(0.34, 0.3, 0.34)) + 0.02 * noise3(p * 9.0), q.y - 0.13), 11.0)); }
    for (int i = 0; i < 5; i++) { float a = float(i) * 1.7; vec3 q = p - vec3(-0.9 + 0.5 * float(i), 0.3, 0.35 * sin(a)); q.xz = rot(a) * q.xz; d = nearer(d, vec2(sdLeaf(q, 0.42, 0.05, -0.1), 4.0)); }
  }
  return d;
}
Surface shade(vec3 p, vec3 n, float m) {
  if (m < 1.5) return Surface(wood(p.xz * 0.8, vec3(0.13, 0.07, 0.04), vec3(0.36, 0.22, 0.13)), 0.12, 0.8);
  if (m < 2.5) { float s = noise3(p * 60.0); return Surface(mix(vec3(0.86, 0.82, 0.74), vec3(0.4, 0.33, 0.26), smoothstep(0.8, 0.9, s) * 0.7), 0.5, 0.3); }
  if (m < 3.5) return Surface(mix(vec3(0.72, 0.05, 0.02), vec3(0.82, 0.18, 0.03), noise3(p * 3.0)), 0.9, 0.12);
  if (m < 4.5) return Surface(mix(vec3(0.05, 0.2, 0.03), vec3(0.16, 0.36, 0.06), noise3(p * 8.0)), 0.25, 0.5);
  if (m < 5.5) { float c = fbm(p.xz * 6.0 + 3.0); float swirl = smoothstep(0.55, 0.62, fbm(p.xz * 3.0 + vec2(sin(p.z * 5.0), cos(p.x * 4.0)) * 0.4)); return Surface(mix(mix(vec3(0.66, 0.14, 0.02), vec3(0.84, 0.3, 0.05), c), vec3(0.95, 0.82, 0.62), swirl * 0.55), 0.5, 0.25); }
  if (m < 6.5) return Surface(vec3(0.87, 0.76, 0.58), 0.3, 0.4);
  if (m < 7.5) { float cut = smoothstep(0.6, 0.9, n.z * 0.87 - n.x * 0.47); return Surface(mix(mix(vec3(0.35, 0.17, 0.06), vec3(0.66, 0.4, 0.17), noise3(p * 6.0)), mix(vec3(0.9, 0.8, 0.62), vec3(0.7, 0.56, 0.36), noise3(p * 25.0)), cut), 0.05, 0.9); }
  if (m < 8.5) { float weave = 0.9 + 0.1 * sin(p.x * 160.0) * sin(p.z * 160.0); return Surface(vec3(0.5, 0.55, 0.52) * weave, 0.02, 1.0); }
  if (m < 9.5) return Surface(wood(p.zx * 0.35 + 2.0, vec3(0.45, 0.26, 0.12), vec3(0.78, 0.54, 0.3)), 0.15, 0.7);
  if (m < 10.5) return Surface(vec3(0.09, 0.1, 0.11), 0.6, 0.35);
  float r = noise3(p * 7.0); return Surface(mix(vec3(0.7, 0.1, 0.02), vec3(0.2, 0.04, 0.02), smoothstep(0.62, 0.85, r)), 0.9, 0.2);
}
View look() {
  View v; v.at = vec3(0.05, 0.75, 0.1); v.eye = vec3(0.3, 3.3, 4.3); v.fov = 0.72; v.aperture = 0.07;
  v.sun = normalize(vec3(-0.75, 0.8, -0.25)); v.sunColor = vec3(2.5, 2.1, 1.65); v.skyTop = vec3(0.46, 0.5, 0.56); v.skyLow = vec3(0.3, 0.22, 0.16); v.exposure = 0.55;
  if (variant > 0.5) { v.at = vec3(0, 0.3, 0.15); v.eye = vec3(0.4, 2.2, 4.4); v.fov = 0.66; }
  if (variant > 1.5) { v.at = vec3(-0.1, 0.5, 0.2); v.eye = vec3(-0.1, 6.4, 0.9); v.fov = 0.8; v.aperture = 0.03; }
  if (variant > 2.5) { v.at = vec3(0, 0.2, 0.1); v.eye = vec3(0.8, 4.6, 2.6); v.fov = 0.7; v.aperture = 0.05; }
  return v;
}
